import type { ComponentProps } from 'react';
import { warning } from './icons.css.ts';
import * as styles from './Notice.css.ts';

interface NoticeProps extends ComponentProps<'div'> {
  tone: keyof typeof styles.tone;
  title: string;
}

/** Shows what happened and what to do. The alert from `@daybreak/ui` brings more icons than this page needs. */
export const Notice = ({ tone, title, children, ...rest }: NoticeProps) => (
  <div {...rest} role="alert" className={styles.tone[tone]}>
    <span className={`${warning} ${styles.icon}`} />
    <div>
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
    </div>
  </div>
);
