import { Boundary, Button, Row, Skeleton } from '@daybreak/ui';
import { type ReactNode, Suspense } from 'react';
import { ProfileCard } from '../../shared/staff/ProfileCard.tsx';
import { profile as text } from './messages.ts';

interface LateCardProps {
  card: { title: string; description: string };
  /** The content's height, in CSS pixels, while it loads. */
  height: number;
  /** The content, whose code loads after the page. */
  children: ReactNode;
}

/** A card that appears before its content loads, and offers a retry if it doesn't. */
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
