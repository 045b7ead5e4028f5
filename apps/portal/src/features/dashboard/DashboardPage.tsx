import { Button, VisuallyHidden } from '@daybreak/ui';
import { useRef, useState } from 'react';
import { usePage } from '../../navigation/usePage.ts';
import { firstNameOf } from '../../session/personNames.ts';
import { usePerson } from '../../session/PersonProvider.tsx';
import * as styles from './DashboardPage.css.ts';
import { greeting, longDate, quoteOn } from './greeting.ts';
import { dashboard, sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';

export interface DashboardPageProps {
  clock?: () => Date;
}

const systemClock = () => new Date();

/** Home: the greeting at once, then the date, then the day's quote. */
export function DashboardPage({ clock = systemClock }: DashboardPageProps) {
  const { person } = usePerson();
  const [now] = useState(clock);
  const { shown, finish } = useSequence(sequence);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstName = firstNameOf(person);
  const quote = quoteOn(now);
  usePage(dashboard.title);

  const skip = () => {
    finish();
    // The control goes away with its purpose: the focus must not go with it.
    heading.current?.focus();
  };
  const due = (part: number) => (shown > part ? { 'data-shown': true } : { 'aria-hidden': true });

  return (
    <div className={styles.page}>
      <span aria-hidden="true" className={styles.mark} />
      <h1 ref={heading} tabIndex={-1} className={styles.greeting}>
        {/* A first visit may take a moment to find the name: better no words than the wrong ones. */}
        {firstName || person.known ? greeting(now, firstName) : <VisuallyHidden>{dashboard.title}</VisuallyHidden>}
      </h1>
      <p className={`${styles.part} ${styles.date}`} {...due(1)}>
        {longDate(now)}
      </p>
      <figure className={`${styles.part} ${styles.quote}`} {...due(2)} aria-label={dashboard.quoteHeading}>
        “{quote.text}”<figcaption className={styles.author}>{quote.author}</figcaption>
      </figure>
      <div className={styles.skip}>
        {shown < sequence.length ? (
          <Button tone="quiet" onClick={skip}>
            {dashboard.skip}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
