import type { CSSProperties } from 'react';
import { typeset } from '../typeset.tsx';
import * as styles from './screen.css.ts';
import type { ButtonRoom } from './screenLayout.ts';

/** One line at full size; two only of smaller letters. */
const lines = 1.6;

interface ActionButtonProps {
  room: ButtonRoom;
  tone: keyof typeof styles.buttonTone;
  style?: CSSProperties;
  children: string;
}

/** A call to action, drawn as a button; nothing without words. The words are the draft's `cta`. */
export const ActionButton = ({
  room: { size, height, width, fill },
  tone,
  style,
  children,
}: ActionButtonProps) =>
  children.trim() ? (
    <div
      className={`${styles.button} ${styles.buttonTone[tone]}`}
      style={{
        blockSize: height,
        paddingInline: height * (fill ? 0.26 : 0.42),
        borderRadius: height * 0.18,
        ...(fill ? { inlineSize: width } : { maxInlineSize: width }),
        ...style,
      }}
    >
      <span
        className={styles.buttonText}
        style={{ fontSize: `calc(${size}px * var(--fit, 1))`, maxBlockSize: size * lines }}
        dir="auto"
        data-fit="cta"
        data-fit-floor="0.6"
      >
        {typeset(children)}
      </span>
    </div>
  ) : null;
