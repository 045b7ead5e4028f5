import { Boundary, lazyPart } from '@daybreak/ui';
import { Suspense, useCallback } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { ApprovalAnswer, WaitingPiece } from '../../../../../backend/interfaces/Approvals.ts';
import type { CommentNotice } from '../../../../../backend/interfaces/Comments.ts';
import { type LoadedControl, useLoaded } from '../../../../../shared/requests/useLoaded.ts';
import { LoadFailed } from '../TodaySection.tsx';
import { dialog as messages } from './messages.ts';

/** Downloaded only if there are notices, because most people have none. */
const TodayApprovals = lazyPart(() => import('./TodayApprovals.tsx'), 'TodayApprovals');

export interface PieceNoticesProps {
  waiting: LoadedControl<readonly WaitingPiece[]>;
  answers: LoadedControl<readonly ApprovalAnswer[]>;
  comments: LoadedControl<readonly CommentNotice[]>;
}

const isSilent = ({ state }: Pick<LoadedControl<readonly unknown[]>, 'state'>) =>
  state.status === 'loading' || (state.status === 'ready' && state.value.length === 0);

/** Loads the notices for `PieceNotices`. Only staff have any. */
export function usePieceNotices(isStaff: boolean) {
  const { approvals, comments } = useBackend();
  const waiting = useLoaded(
    useCallback(async () => (isStaff ? approvals.waitingPieces() : []), [approvals, isStaff]),
  );
  const answers = useLoaded(
    useCallback(async () => (isStaff ? approvals.answers() : []), [approvals, isStaff]),
  );
  const newComments = useLoaded(
    useCallback(async () => (isStaff ? comments.notices() : []), [comments, isStaff]),
  );
  const all = [waiting, answers, newComments];
  const isLoading = all.some(({ state }) => state.status === 'loading');
  return {
    notices: { waiting, answers, comments: newComments },
    isLoading,
    isQuiet: !isLoading && all.every(isSilent),
  };
}

/** Pieces that wait for the user's approval, answers to the user's requests, and new comments. */
export const PieceNotices = (notices: PieceNoticesProps) =>
  Object.values(notices).every(isSilent) ? null : (
    <Boundary fallback={({ again }) => <LoadFailed words={messages.missing} onRetry={again} />}>
      <Suspense fallback={null}>
        <TodayApprovals {...notices} />
      </Suspense>
    </Boundary>
  );
