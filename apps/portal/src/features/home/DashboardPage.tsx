import { Boundary, Button, Heading, lazyPart, Parts } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ErrorBoundary } from '../../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { noteGreeted, wasGreeted } from '../../shared/session/greeted.ts';
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
 * Home: the user's work, and next to it the assistant. At each sign-in, and first thing every day, the assistant's place shows the
 * greeting, then the date, then the day's quote. Nothing waits for that.
 */
export function DashboardPage({ clock = systemClock }: DashboardPageProps) {
  const { person } = usePerson();
  const { userId } = person.session;
  const { turns } = useConversation().now;
  const [now] = useState(clock);
  const [isGreeted] = useState(() => turns.length > 0 || wasGreeted(userId, now));
  const { shown, finish } = useSequence(sequence);
  const [skipped, setSkipped] = useState(false);
  const [cardsDue, setCardsDue] = useState(false);
  const [work, setWork] = useState<HTMLElement | null>(null);
  usePage(dashboard.title);
  useEffect(() => noteGreeted(userId, now), [userId, now]);
  useEffect(
    () =>
      afterFirstScreen(() => {
        ChatCard.preload();
        setCardsDue(true);
      }),
    [],
  );

  const greets = !isGreeted && shown < sequence.length;
  return (
    <div className={styles.frame}>
      <div className={styles.home}>
        <Heading level={1} tabIndex={-1} className={styles.head}>
          {dashboard.title}
        </Heading>
        <div ref={setWork} className={styles.work} />
        <div className={styles.assistant}>
          {greets ? (
            <Welcome
              now={now}
              firstName={firstNameOf(person) ?? (person.known ? undefined : null)}
              shown={shown}
              onSkip={() => {
                setSkipped(true);
                finish();
              }}
            />
          ) : (
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
          )}
        </div>
        {cardsDue && work ? (
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
              <HomeCards work={work} />
            </Parts>
          </Boundary>
        ) : null}
      </div>
    </div>
  );
}
