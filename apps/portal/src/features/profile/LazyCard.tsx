import { Boundary, Row, Skeleton } from '@daybreak/ui';
import { type ReactNode, Suspense } from 'react';
import { Retry } from '../../shared/requests/Retry.tsx';
import { ProfileCard } from '../../shared/staff/ProfileCard.tsx';

interface LazyCardProps {
  card: { title: string; description: string };
  /** The content's height, in CSS pixels, while it loads. */
  height: number;
  /** The content, whose code loads after the page. */
  children: ReactNode;
}

/** A card that appears before its content loads, and offers a retry if it doesn't. */
export const LazyCard = ({ card, height, children }: LazyCardProps) => (
  <ProfileCard {...card}>
    <Boundary
      fallback={({ again }) => (
        <Row>
          <Retry onRetry={again} />
        </Row>
      )}
    >
      <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
    </Boundary>
  </ProfileCard>
);
