import { Boundary, lazyPart, Parts, VisuallyHidden } from '@daybreak/ui';
import { useEffect } from 'react';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { greeting, longDate } from './greeting.ts';
import { dashboard } from './messages.ts';
import * as styles from './Welcome.css.ts';

const TodaysQuote = lazyPart(() => import('./TodaysQuote.tsx'), 'TodaysQuote', { optional: true });

export interface WelcomeProps {
  now: Date;
  /** Undefined if the user has none; null if not known yet. */
  firstName?: string | null;
  /** The number of parts to show: greeting, date, quote. */
  visibleCount: number;
  onSkip: () => void;
}

/** Greeting, date and quote, as tall as the assistant that follows. Space is reserved, so nothing moves. */
export function Welcome({ now, firstName, visibleCount, onSkip }: WelcomeProps) {
  useEffect(() => afterFirstScreen(TodaysQuote.preload), []);
  const visibilityOf = (part: number) =>
    visibleCount > part ? { 'data-shown': true } : { 'aria-hidden': true };
  return (
    <div className={styles.card}>
      <h2 className={styles.greeting}>
        {/* On a first visit the name takes a moment to load. No greeting is better than a wrong one. */}
        {firstName === null ? <VisuallyHidden>{dashboard.loading}</VisuallyHidden> : greeting(now, firstName)}
      </h2>
      <p className={`${styles.part} ${styles.date}`} {...visibilityOf(1)}>
        {longDate(now)}
      </p>
      <div className={`${styles.part} ${styles.place}`} {...visibilityOf(2)}>
        <Boundary fallback={() => null}>
          {/* Rendered early and faded in, because a late paint this large counts as a slow page. */}
          <Parts fallback={null}>{visibleCount > 1 ? <TodaysQuote now={now} /> : null}</Parts>
        </Boundary>
      </div>
      <button type="button" className={styles.skip} onClick={onSkip}>
        {dashboard.skip}
      </button>
    </div>
  );
}
