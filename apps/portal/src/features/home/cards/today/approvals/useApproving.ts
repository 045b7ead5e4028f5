import { useState } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import { useAskBeforeLeaving } from '../../../../../shared/forms/useAskBeforeLeaving.ts';
import { storeApproved } from '../../../../../shared/pieces/storeApproved.ts';
import { fileFailure } from '../../../../../shared/requests/fileFailure.ts';
import { useRequest } from '../../../../../shared/requests/useRequest.ts';
import type { Reviewed } from './useReviewed.ts';

/** Approves the shown version and stores its files. If only storing fails, the next attempt just stores them. */
export function useApproving(piece: string) {
  const { approvals, library } = useBackend();
  const { busy, failure, run } = useRequest(fileFailure);
  const [approvalId, setApprovalId] = useState<number>();
  useAskBeforeLeaving(busy);
  return {
    busy,
    failed: failure,
    isGiven: approvalId !== undefined,
    approve: (reviewed: Reviewed, then: () => void) =>
      run(async () => {
        const approval = approvalId ?? (await approvals.approve(piece, reviewed.review.version));
        setApprovalId(approval);
        await storeApproved({ approvals, library }, { ...reviewed.review, id: piece }, approval);
      }, then),
  };
}
