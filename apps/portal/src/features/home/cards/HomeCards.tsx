import { Boundary, Button, lazyPart, Parts } from '@daybreak/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { Retry } from '../../../shared/requests/Retry.tsx';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { aside, footerRow, main } from '../DashboardPage.css.ts';
import { ArrangeDialog } from './arranging/ArrangeDialog.tsx';
import {
  type Arranged,
  defaultOrder,
  type HomeCardName,
  homeCards,
  restoreArrangement,
  withAvailable,
} from './arranging/arrangement.ts';
import { BrokenCard, CardPlaceholders, LoadingCard } from './CardPlaceholders.tsx';
import type { CardProps } from './cardProps.ts';
import { FirstWeekCard } from './firstWeek/FirstWeekCard.tsx';
import { useFirstWeek } from './firstWeek/useFirstWeek.ts';
import * as styles from './HomeCards.css.ts';
import { LinksCard } from './links/LinksCard.tsx';
import { arranging } from './messages.ts';
import { TodayCard } from './today/TodayCard.tsx';
import { useAllReady, withTimeout } from './useAllReady.ts';

/** Also loads the code that draws pieces. */
const ContinueCard = lazyPart(() => import('./continue/ContinueCard.tsx'), 'ContinueCard', {
  optional: true,
});

const cards: Record<Exclude<HomeCardName, 'firstweek'>, ComponentType<CardProps>> = {
  links: LinksCard,
  continue: ContinueCard,
  today: TodayCard,
};

interface HomeCardsProps {
  /** The element before the assistant, for the first card. */
  firstCardPlace: HTMLElement;
}

/**
 * The home page's cards in the user's order. They appear together once all have their content, so nothing moves. A card
 * that's late or fails doesn't affect the others.
 */
export function HomeCards({ firstCardPlace }: HomeCardsProps) {
  const { home } = useBackend();
  const { state, reload, update } = useLoaded(
    useCallback(async () => restoreArrangement(await withTimeout(home.arrangement())), [home]),
  );
  const week = useFirstWeek();
  // Load its code while the arrangement is requested.
  useEffect(ContinueCard.preload, []);
  if (state.status === 'loading' || week === undefined)
    return <CardPlaceholders firstCardPlace={firstCardPlace} />;
  const availableCards = week ? homeCards : homeCards.filter((name) => name !== 'firstweek');
  return (
    <Cards
      firstCardPlace={firstCardPlace}
      arrangement={withAvailable(state.status === 'ready' ? state.value : defaultOrder, availableCards)}
      availableCards={availableCards}
      firstSteps={week?.doneSteps ?? []}
      onArranged={state.status === 'ready' ? (next) => update(() => next) : undefined}
      onRetry={reload}
    />
  );
}

interface CardsProps extends HomeCardsProps {
  arrangement: Arranged;
  availableCards: readonly HomeCardName[];
  /** Steps a newcomer has checked off. */
  firstSteps: readonly string[];
  /** Undefined if the user's order didn't load, because saving another would replace it unseen. */
  onArranged: ((arranged: Arranged) => void) | undefined;
  onRetry: () => void;
}

function Cards({ firstCardPlace, arrangement, availableCards, firstSteps, onArranged, onRetry }: CardsProps) {
  const [arrangingNow, setArranging] = useState(false);
  const { isShown, reportReady } = useAllReady([...arrangement.beside, ...arrangement.below]);
  const [first, ...others] = arrangement.below;
  const draw = (name: HomeCardName) => {
    return (
      <div key={name} className={styles.place} hidden={!isShown}>
        <Boundary
          fallback={({ again }) => <BrokenCard name={name} onRetry={again} onSettled={reportReady(name)} />}
        >
          <Parts fallback={<LoadingCard name={name} />}>
            {name === 'firstweek' ? (
              <FirstWeekCard initialSteps={firstSteps} onSettled={reportReady(name)} />
            ) : (
              createElement(cards[name], { onSettled: reportReady(name) })
            )}
          </Parts>
        </Boundary>
      </div>
    );
  };
  return (
    <>
      {isShown ? null : <CardPlaceholders firstCardPlace={firstCardPlace} />}
      {createPortal(first ? draw(first) : <span hidden data-none />, firstCardPlace)}
      <div className={main}>{others.map(draw)}</div>
      <div className={aside}>{arrangement.beside.map(draw)}</div>
      <div className={footerRow} hidden={!isShown}>
        <div className={styles.footerRow}>
          {onArranged ? (
            <Button
              tone="quiet"
              size="small"
              icon={<SlidersHorizontal size={16} />}
              onClick={() => setArranging(true)}
            >
              {arranging.open}
            </Button>
          ) : (
            <>
              <p className={styles.note}>{arranging.failed}</p>
              <Retry onRetry={onRetry} />
            </>
          )}
        </div>
      </div>
      {arrangingNow && onArranged ? (
        <ArrangeDialog
          arrangement={arrangement}
          availableCards={availableCards}
          onSaved={onArranged}
          onClose={() => setArranging(false)}
        />
      ) : null}
    </>
  );
}
