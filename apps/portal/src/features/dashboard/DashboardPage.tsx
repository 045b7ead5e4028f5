import { Button } from '@daybreak/ui';
import { useRef, useState } from 'react';
import { usePage } from '../../navigation/usePage.ts';
import { usePerson } from '../../session/PersonProvider.tsx';
import { firstNameOf } from '../../session/personNames.ts';
import { dashboard, sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';
import { Welcome } from './Welcome.tsx';

export interface DashboardPageProps {
  clock?: () => Date;
}

const systemClock = () => new Date();

/** Home: the greeting at once, then the date, then the day's quote, or everything now on request. */
export function DashboardPage({ clock = systemClock }: DashboardPageProps) {
  const { person } = usePerson();
  const [now] = useState(clock);
  const { shown, finish } = useSequence(sequence);
  const heading = useRef<HTMLHeadingElement>(null);
  usePage(dashboard.title);

  const skip = () => {
    finish();
    // The control goes away with its purpose: the focus must not go with it.
    heading.current?.focus();
  };

  return (
    <Welcome
      now={now}
      firstName={firstNameOf(person) ?? (person.known ? undefined : null)}
      shown={shown}
      headingRef={heading}
    >
      {shown < sequence.length ? (
        <Button tone="quiet" onClick={skip}>
          {dashboard.skip}
        </Button>
      ) : null}
    </Welcome>
  );
}
