import { Heading, VisuallyHidden } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { greeting, longDate, quoteOn } from './greeting.ts';
import { dashboard } from './messages.ts';
import * as styles from './Welcome.css.ts';

export interface WelcomeProps {
  now: Date;
  /** Undefined: the user has none. Null: not known yet. */
  firstName?: string | null;
  /** How many of the three parts are due: greeting, date, quote. */
  shown: number;
  /** Shown below the last part. */
  children?: ReactNode;
}

/** Greeting, date, and quote. Each part has its place from the start, so nothing moves when one appears. */
export function Welcome({ now, firstName, shown, children }: WelcomeProps) {
  const quote = quoteOn(now);
  const due = (part: number) => (shown > part ? { 'data-shown': true } : { 'aria-hidden': true });
  return (
    <div className={styles.page}>
      <span aria-hidden="true" className={styles.mark} />
      <Heading level={1} tabIndex={-1} className={styles.greeting}>
        {/* On a first visit the name takes a moment to load. No words are better than the wrong ones. */}
        {firstName === null ? <VisuallyHidden>{dashboard.title}</VisuallyHidden> : greeting(now, firstName)}
      </Heading>
      <p className={`${styles.part} ${styles.date}`} {...due(1)}>
        {longDate(now)}
      </p>
      <figure className={`${styles.part} ${styles.quote}`} aria-label={dashboard.quoteLabel} {...due(2)}>
        <blockquote className={styles.words}>{`“${quote.text}”`}</blockquote>
        <figcaption className={styles.author}>{quote.author}</figcaption>
      </figure>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
