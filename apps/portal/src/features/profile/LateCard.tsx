import { Boundary, Button, Row, Skeleton } from '@daybreak/ui';
import { type ReactNode, Suspense } from 'react';
import { profile as text } from './messages.ts';
import { ProfileCard } from './ProfileCard.tsx';

interface LateCardProps {
  card: { title: string; description: string };
  /** Of its content, in CSS pixels, while that is on its way. */
  height: number;
  /** What is in it, whose code comes after the page. */
  children: ReactNode;
}

/** A card that stands there before its content comes, and says how to ask again for what did not come. */
export const LateCard = ({ card, height, children }: LateCardProps) => (
  <ProfileCard {...card}>
    <Boundary
      fallback={({ again }) => (
        <Row>
          <Button size="small" onClick={again}>
            {text.failed.retry}
          </Button>
        </Row>
      )}
    >
      <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
    </Boundary>
  </ProfileCard>
);
