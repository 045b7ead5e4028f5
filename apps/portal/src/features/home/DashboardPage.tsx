import { Boundary, Button, Heading, lazyPart, Parts } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ErrorBoundary } from '../../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { firstNameOf } from '../../shared/session/personNames.ts';
import { useConversation } from './assistant/ConversationProvider.tsx';
import * as styles from './DashboardPage.css.ts';
import { dashboard, sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';
import { Welcome } from './Welcome.tsx';

const ChatCard = lazyPart(() => import('./assistant/ChatCard.tsx'), 'ChatCard');
const HomeCards = lazyPart(() => import('./cards/HomeCards.tsx'), 'HomeCards', { optional: true });

export interface DashboardPageProps {
  clock?: () => Date;
}

const systemClock = () => new Date();

/**
 * Home: shows the greeting right away, then the date, then the day's quote, then the assistant in their place, or sooner
 * on request. An ongoing conversation shows right away. The cards next to and below the assistant load with it.
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
  // Eleven seconds are enough for the assistant's code, so it appears without a wait. The cards' code loads once most of them have passed.
  useEffect(() => afterFirstScreen(ChatCard.preload), []);
  const nearlyDone = shown >= sequence.length - 1;
  useEffect(() => {
    if (nearlyDone) HomeCards.preload();
  }, [nearlyDone]);

  if (complete)
    return (
      <div className={styles.frame}>
        <div className={styles.home}>
          <Heading level={1} tabIndex={-1} className={styles.head}>
            {dashboard.title}
          </Heading>
          <div className={styles.assistant}>
            <ErrorBoundary within>
              <Parts
                fallback={
                  <div className={styles.coming}>
                    <LoadingScreen within />
                  </div>
                }
              >
                <ChatCard takesFocus={skipped} />
              </Parts>
            </ErrorBoundary>
          </div>
          <Boundary
            fallback={({ again }) => (
              <div className={styles.missing}>
                {dashboard.cardsMissing}
                <Button size="small" onClick={again}>
                  {dashboard.retry}
                </Button>
              </div>
            )}
          >
            <Parts fallback={null}>
              <HomeCards />
            </Parts>
          </Boundary>
        </div>
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
