import { Button, Heading, lazyPart, Parts } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { usePage } from '../../navigation/usePage.ts';
import { ErrorBoundary } from '../../pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../../pageStates/LoadingScreen.tsx';
import { usePerson } from '../../session/PersonProvider.tsx';
import { firstNameOf } from '../../session/personNames.ts';
import { useConversation } from '../assistant/ConversationProvider.tsx';
import { afterFirstScreen } from '../startUp/firstScreen.ts';
import { assistant } from './DashboardPage.css.ts';
import { dashboard, sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';
import { Welcome } from './Welcome.tsx';

const ChatCard = lazyPart(() => import('../assistant/ChatCard.tsx'), 'ChatCard');

export interface DashboardPageProps {
  clock?: () => Date;
}

const systemClock = () => new Date();

/**
 * Home: the greeting at once, then the date, then the day's quote, then the assistant in their place, or the assistant now on
 * request. A conversation that has begun is there at once.
 */
export function DashboardPage({ clock = systemClock }: DashboardPageProps) {
  const { person } = usePerson();
  const { turns } = useConversation().now;
  const [now] = useState(clock);
  const [talking] = useState(turns.length > 0);
  const { shown, finish } = useSequence(sequence);
  const [skipped, setSkipped] = useState(false);
  usePage(dashboard.title);

  const complete = talking || shown >= sequence.length;
  // Eleven seconds are enough for its code: the card appears without a wait.
  useEffect(() => afterFirstScreen(ChatCard.preload), []);

  if (complete)
    return (
      <div className={assistant}>
        <Heading level={1} tabIndex={-1}>
          {dashboard.title}
        </Heading>
        <ErrorBoundary within>
          <Parts fallback={<LoadingScreen within />}>
            <ChatCard takesFocus={skipped} />
          </Parts>
        </ErrorBoundary>
      </div>
    );
  return (
    <Welcome now={now} firstName={firstNameOf(person) ?? (person.known ? undefined : null)} shown={shown}>
      <Button
        tone="quiet"
        onClick={() => {
          setSkipped(true);
          finish();
        }}
      >
        {dashboard.skip}
      </Button>
    </Welcome>
  );
}
