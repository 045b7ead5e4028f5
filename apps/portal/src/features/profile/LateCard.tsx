import { Boundary, Button, Row, Skeleton } from '@daybreak/ui';
import { type ReactNode, Suspense } from 'react';
import { profile as text } from './messages.ts';
import { ProfileCard } from './ProfileCard.tsx';

interface LateCardProps {
  card: { title: string; description: string };
  /** Of its content, in CSS pixels, while that is on its way. */
  height: number;
  /** A card of this title, whose code comes after the page. */
  children: ReactNode;
}

/** Keeps the place of a card that comes later, and says how to ask again for one that did not come. */
export const LateCard = ({ card, height, children }: LateCardProps) => (
  <Boundary
    fallback={({ again }) => (
      <ProfileCard {...card}>
        <Row>
          <Button size="small" onClick={again}>
            {text.failed.retry}
          </Button>
        </Row>
      </ProfileCard>
    )}
  >
    <Suspense
      fallback={
        <ProfileCard {...card}>
          <Skeleton height={height} />
        </ProfileCard>
      }
    >
      {children}
    </Suspense>
  </Boundary>
);
