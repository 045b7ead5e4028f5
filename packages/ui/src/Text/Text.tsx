import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../classNames.ts';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  as?: ElementType;
}

/** A paragraph, or another element with `as`. */
export const Text = ({
  size = 'md',
  tone = 'main',
  weight = 'body',
  as: Element = 'p',
  className,
  children,
  ...rest
}: TextProps) => (
  <Element
    {...rest}
    className={classNames(
      styles.text,
      styles.size[size],
      styles.tone[tone],
      styles.weight[weight],
      className,
    )}
  >
    {asSentence(children)}
  </Element>
);
