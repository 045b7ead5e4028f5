import { Alert, Boundary, Button, lazyPart, Spinner } from '@daybreak/ui';
import { Suspense } from 'react';
import { followUp as words } from '../messages.ts';
import type { FollowUpProps } from './FollowUp.tsx';

const FollowUp = lazyPart(() => import('./FollowUp.tsx'), 'FollowUp');

/** The follow-up to a comparison, downloaded when needed. */
export const LateFollowUp = (props: FollowUpProps) => (
  <Boundary
    fallback={({ again }) => (
      <Alert
        tone="danger"
        title={words.missing}
        action={
          <Button size="small" onClick={again}>
            {words.retry}
          </Button>
        }
      />
    )}
  >
    <Suspense fallback={<Spinner label={words.loading} />}>
      <FollowUp {...props} />
    </Suspense>
  </Boundary>
);
