import type { UserDetails } from '@daybreak/designers';
import { restoreUserDetails } from '@daybreak/designers';
import type { LinkedPiece } from '@daybreak/designers/library';
import { useCallback, useEffect, useMemo } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { Approval } from '../../../../backend/interfaces/Approvals.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';

interface CurrentApprovalControl {
  /** Undefined while it's unknown; null: what the piece shows now isn't approved. */
  readonly approval: Approval | null | undefined;
  /** The contact line that it was approved with, as the designer draws it. */
  readonly contact: UserDetails | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Whether an open piece is what was approved, asked again whenever it changes, and its approved contact line, which `onContact` receives too.
 * `isWanted`: a version of it was approved; `isSaved`: the server has what's on screen.
 */
export function useCurrentApproval(
  { id, revision }: Pick<LinkedPiece, 'id' | 'revision'>,
  isWanted: boolean,
  isSaved: boolean,
  onContact: (contact: UserDetails | undefined) => void,
): CurrentApprovalControl {
  const { approvals } = useBackend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may not be what was approved
  const load = useCallback(
    async () => (isWanted ? approvals.standing(id) : undefined),
    [approvals, id, isWanted, revision],
  );
  const { state, again } = useLoaded(load);
  const known = state.status === 'ready' ? state.value : undefined;
  const approval = known?.revision === revision && isSaved ? known.approval : undefined;
  const given = approval?.contact;
  const words = given ? JSON.stringify(given) : undefined;
  const contact = useMemo(() => (words ? restoreUserDetails(JSON.parse(words)) : undefined), [words]);
  useEffect(() => {
    onContact(contact);
    return () => onContact(undefined);
  }, [onContact, contact]);
  return { approval, contact, failed: state.status === 'failed', again };
}
