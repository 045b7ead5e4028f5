import { Skeleton, VisuallyHidden } from '@daybreak/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { holdFirstScreen } from '../../../shared/firstScreen/firstScreen.ts';
import { dashboard } from '../messages.ts';
import type { HomeCardName } from './arranging/arrangement.ts';
import type { CardProps } from './cardProps.ts';
import { CardFailed, HomeCard } from './HomeCard.tsx';
import * as styles from './HomeCards.css.ts';
import { cardTitles, home as messages } from './messages.ts';

interface BrokenCardProps extends CardProps {
  name: HomeCardName;
  onRetry: () => void;
}

/** Shown instead of a card that failed to render. */
export function BrokenCard({ name, onRetry, onSettled }: BrokenCardProps) {
  useEffect(onSettled, [onSettled]);
  return (
    <HomeCard title={cardTitles[name]}>
      <CardFailed title={messages.brokenTitle} onRetry={onRetry}>
        {messages.broken}
      </CardFailed>
    </HomeCard>
  );
}

/** Shown while a card's code loads. */
export const LoadingCard = ({ name }: { name: HomeCardName }) => (
  <HomeCard title={cardTitles[name]} busy>
    <Skeleton height="13rem" />
  </HomeCard>
);

/** Shown until the cards' order has loaded and all of them have their content. */
export function CardPlaceholders({ firstCardPlace }: { firstCardPlace: HTMLElement }) {
  useEffect(holdFirstScreen, []);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{dashboard.loading}</span>
      </VisuallyHidden>
      {createPortal(<Placeholder height="100%" />, firstCardPlace)}
      <Placeholder height="14rem" />
      <Placeholder height="14rem" />
    </>
  );
}

const Placeholder = ({ height }: { height: string }) => (
  <div className={styles.placeholder} aria-hidden="true">
    <Skeleton height={height} radius={10} />
  </div>
);
