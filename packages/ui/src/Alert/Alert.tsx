import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { inElements } from '../inElements.tsx';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Alert.css.ts';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: AlertTone;
  title: ReactNode;
  action?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** An inline message that says what happened and what to do next. Failures are announced immediately. */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.alert, styles.tone[tone], className)}
    >
      <Icon className={styles.icon} size={18} />
      <div className={styles.words}>
        <p className={styles.title}>{asSentence(title)}</p>
        {children ? <div>{asSentence(children)}</div> : null}
      </div>
      {inElements(action)}
    </div>
  );
}
