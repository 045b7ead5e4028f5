import { Boundary, lazyPart, Spinner } from '@daybreak/ui';
import { Suspense } from 'react';
import { FailedAlert } from '../../../shared/requests/Retry.tsx';
import { followUp as messages } from '../messages.ts';
import type { FollowUpProps } from './FollowUp.tsx';

const FollowUp = lazyPart(() => import('./FollowUp.tsx'), 'FollowUp');

/** The follow-up to a comparison, downloaded when needed. */
export const LazyFollowUp = (props: FollowUpProps) => (
  <Boundary fallback={({ again }) => <FailedAlert title={messages.missing} onRetry={again} />}>
    <Suspense fallback={<Spinner label={messages.loading} />}>
      <FollowUp {...props} />
    </Suspense>
  </Boundary>
);
