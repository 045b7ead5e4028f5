import { dashboard } from './messages.ts';
import { quoteOn } from './quotes.ts';
import * as styles from './Welcome.css.ts';

/** The day's quote. */
export function TodaysQuote({ now }: { now: Date }) {
  const quote = quoteOn(now);
  return (
    <figure className={styles.quote} aria-label={dashboard.quoteLabel}>
      <blockquote className={styles.words}>{`“${quote.text}”`}</blockquote>
      <figcaption className={styles.author}>{quote.author}</figcaption>
    </figure>
  );
}
