import { Boundary, lazyPart } from '@daybreak/ui';
import { Suspense, useCallback } from 'react';
import type { ApprovalAnswer, WaitingPiece } from '../../../../backend/Approvals.ts';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { type LoadedControl, useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { Failed } from '../TodayParts.tsx';
import { dialog as words } from './messages.ts';

/** Most people have no such notices: downloaded for those who do. */
const TodayApprovals = lazyPart(() => import('./TodayApprovals.tsx'), 'TodayApprovals');

export interface ApprovalNoticesProps {
  waiting: LoadedControl<readonly WaitingPiece[]>;
  answers: LoadedControl<readonly ApprovalAnswer[]>;
}

const isSilent = ({ state }: Pick<LoadedControl<readonly unknown[]>, 'state'>) =>
  state.status === 'loading' || (state.status === 'ready' && state.value.length === 0);

/** What `ApprovalNotices` shows. No one but staff has any. */
export function useApprovalNotices(isStaff: boolean) {
  const { approvals } = useBackend();
  const waiting = useLoaded(
    useCallback(async () => (isStaff ? approvals.waiting() : []), [approvals, isStaff]),
  );
  const answers = useLoaded(
    useCallback(async () => (isStaff ? approvals.answers() : []), [approvals, isStaff]),
  );
  const isLoading = waiting.state.status === 'loading' || answers.state.status === 'loading';
  return {
    notices: { waiting, answers },
    isLoading,
    isQuiet: !isLoading && isSilent(waiting) && isSilent(answers),
  };
}

/** What waits for the user's approval, and what colleagues answered to the user's requests. */
export const ApprovalNotices = ({ waiting, answers }: ApprovalNoticesProps) =>
  isSilent(waiting) && isSilent(answers) ? null : (
    <Boundary fallback={({ again }) => <Failed words={words.missing} onRetry={again} />}>
      <Suspense fallback={null}>
        <TodayApprovals waiting={waiting} answers={answers} />
      </Suspense>
    </Boundary>
  );
