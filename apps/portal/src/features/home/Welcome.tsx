import { VisuallyHidden } from '@daybreak/ui';
import { greeting, longDate, quoteOn } from './greeting.ts';
import { dashboard } from './messages.ts';
import * as styles from './Welcome.css.ts';

export interface WelcomeProps {
  now: Date;
  /** Undefined: the user has none. Null: not known yet. */
  firstName?: string | null;
  /** How many of the three parts are due: greeting, date, quote. */
  shown: number;
  onSkip: () => void;
}

/** Greeting, date, and quote, as tall as the assistant that follows. Each part has its place from the start, so nothing moves. */
export function Welcome({ now, firstName, shown, onSkip }: WelcomeProps) {
  const quote = quoteOn(now);
  const due = (part: number) => (shown > part ? { 'data-shown': true } : { 'aria-hidden': true });
  return (
    <div className={styles.card}>
      <h2 className={styles.greeting}>
        {/* On a first visit the name takes a moment to load. No words are better than the wrong ones. */}
        {firstName === null ? <VisuallyHidden>{dashboard.loading}</VisuallyHidden> : greeting(now, firstName)}
      </h2>
      <p className={`${styles.part} ${styles.date}`} {...due(1)}>
        {longDate(now)}
      </p>
      <figure className={`${styles.part} ${styles.quote}`} aria-label={dashboard.quoteLabel} {...due(2)}>
        <blockquote className={styles.words}>{`“${quote.text}”`}</blockquote>
        <figcaption className={styles.author}>{quote.author}</figcaption>
      </figure>
      <button type="button" className={styles.skip} onClick={onSkip}>
        {dashboard.skip}
      </button>
    </div>
  );
}
