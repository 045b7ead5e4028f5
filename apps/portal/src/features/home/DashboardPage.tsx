import { Boundary, Button, Heading, lazyPart, Parts } from '@daybreak/ui';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { afterFirstScreen, holdFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ErrorBoundary } from '../../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { firstNameOf } from '../../shared/session/personNames.ts';
import { useConversation } from './assistant/ConversationProvider.tsx';
import * as styles from './DashboardPage.css.ts';
import { noteGreeted, wasGreeted } from './greeted.ts';
import { dashboard, sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';
import { Welcome } from './Welcome.tsx';

const ChatCard = lazyPart(() => import('./assistant/ChatCard.tsx'), 'ChatCard');
const HomeCards = lazyPart(() => import('./cards/HomeCards.tsx'), 'HomeCards', { optional: true });

const systemClock = () => new Date();

/**
 * The home page: the user's work and the assistant. After each sign-in, and on the first visit of a day, the greeting,
 * the date and the day's quote appear in the assistant's place. Nothing waits for them.
 */
export function DashboardPage({ clock = systemClock }: { clock?: () => Date }) {
  const { person } = usePerson();
  const { session } = person;
  const { turns } = useConversation().now;
  const [now] = useState(clock);
  const [isGreeted] = useState(() => turns.length > 0 || wasGreeted(session, now));
  const { visibleCount, finish } = useSequence(sequence);
  const [isSkipped, setIsSkipped] = useState(false);
  const [cardsDue, setCardsDue] = useState(false);
  const [work, setWork] = useState<HTMLElement | null>(null);
  usePage(dashboard.title);
  useEffect(() => noteGreeted(session, now), [session, now]);
  useEffect(
    () =>
      afterFirstScreen(() => {
        ChatCard.preload();
        setCardsDue(true);
      }),
    [],
  );

  // Deferred, so that the greeting keeps the focus until the assistant's code has loaded.
  const isOver = useDeferredValue(visibleCount >= sequence.length);
  return (
    <div className={styles.frame}>
      <div className={styles.home}>
        <Heading level={1} tabIndex={-1} className={styles.welcomeHeading}>
          {dashboard.title}
        </Heading>
        <div ref={setWork} className={styles.work} />
        <div className={styles.assistant}>
          <ErrorBoundary isInPage>
            <Parts
              fallback={
                <div className={styles.coming}>
                  <LoadingScreen isInPage />
                </div>
              }
            >
              {isGreeted || isOver ? (
                <ChatCard takesFocus={isSkipped} />
              ) : (
                <Welcome
                  now={now}
                  firstName={firstNameOf(person) ?? (person.isLoaded ? undefined : null)}
                  visibleCount={visibleCount}
                  onSkip={() =>
                    startTransition(() => {
                      setIsSkipped(true);
                      finish();
                    })
                  }
                />
              )}
            </Parts>
          </ErrorBoundary>
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
            <Parts fallback={<CardsComing />}>
              <HomeCards firstCardPlace={work} />
            </Parts>
          </Boundary>
        ) : null}
      </div>
    </div>
  );
}

/** The placeholder while the cards' code loads. */
function CardsComing() {
  useEffect(holdFirstScreen, []);
  return null;
}
