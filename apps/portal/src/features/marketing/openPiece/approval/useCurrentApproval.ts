import type { UserDetails } from '@daybreak/designers';
import { restoreUserDetails } from '@daybreak/designers';
import type { LinkedPiece } from '@daybreak/designers/library';
import { useCallback, useEffect, useMemo } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { Approval } from '../../../../backend/interfaces/Approvals.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';

interface CurrentApprovalControl {
  /** Undefined while unknown; null if the piece's current content isn't approved. */
  readonly approval: Approval | null | undefined;
  /** The approved contact line, in the designer's format. */
  readonly contact: UserDetails | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Loads the approval of an open piece's current content, again at each revision.
 *
 * @param isEnabled whether any version was approved
 * @param isSaved whether the server has the latest changes
 * @param onContact receives the approved contact line
 */
export function useCurrentApproval(
  { id, revision }: Pick<LinkedPiece, 'id' | 'revision'>,
  isEnabled: boolean,
  isSaved: boolean,
  onContact: (contact: UserDetails | undefined) => void,
): CurrentApprovalControl {
  const { approvals } = useBackend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may not be what was approved
  const load = useCallback(
    async () => (isEnabled ? approvals.currentApproval(id) : undefined),
    [approvals, id, isEnabled, revision],
  );
  const { state, reload } = useLoaded(load);
  const pieceState = state.status === 'ready' ? state.value : undefined;
  const approval = pieceState?.revision === revision && isSaved ? pieceState.approval : undefined;
  const contactLine = approval?.contact;
  const words = contactLine ? JSON.stringify(contactLine) : undefined;
  const contact = useMemo(() => (words ? restoreUserDetails(JSON.parse(words)) : undefined), [words]);
  useEffect(() => {
    onContact(contact);
    return () => onContact(undefined);
  }, [onContact, contact]);
  return { approval, contact, failed: state.status === 'failed', again: reload };
}
