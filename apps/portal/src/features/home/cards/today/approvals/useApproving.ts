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
  const { busy, failure: failed, run } = useRequest(fileFailure);
  const [approvalId, setApprovalId] = useState<number>();
  useAskBeforeLeaving(busy);
  return {
    busy,
    failed,
    isGiven: approvalId !== undefined,
    approve: (reviewed: Reviewed, then: () => void) =>
      run(async () => {
        const approval = approvalId ?? (await approvals.approve(piece, reviewed.opened.version));
        setApprovalId(approval);
        await storeApproved({ approvals, library }, { ...reviewed.opened, id: piece }, approval);
      }, then),
  };
}
