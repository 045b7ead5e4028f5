import { Alert, Boundary, Button, lazyPart, Spinner } from '@daybreak/ui';
import { Suspense } from 'react';
import { followUp as messages } from '../messages.ts';
import type { FollowUpProps } from './FollowUp.tsx';

const FollowUp = lazyPart(() => import('./FollowUp.tsx'), 'FollowUp');

/** The follow-up to a comparison, downloaded when needed. */
export const LazyFollowUp = (props: FollowUpProps) => (
  <Boundary
    fallback={({ again }) => (
      <Alert
        tone="danger"
        title={messages.missing}
        action={
          <Button size="small" onClick={again}>
            {messages.retry}
          </Button>
        }
      />
    )}
  >
    <Suspense fallback={<Spinner label={messages.loading} />}>
      <FollowUp {...props} />
    </Suspense>
  </Boundary>
);
