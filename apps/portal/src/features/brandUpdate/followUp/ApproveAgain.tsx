import { ExportError } from '@daybreak/designers';
import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { storeApproved } from '../../../shared/pieces/storeApproved.ts';
import { LoadState } from '../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import type { ComparedItem } from '../groups.ts';
import { approveAgain as messages } from '../messages.ts';
import { BulkAction } from './BulkAction.tsx';

interface ApproveAgainProps {
  affected: readonly ComparedItem[];
  onApproved: () => void;
}

/** Approves again all changed versions that colleagues requested approval of. The user compared them here. */
export function ApproveAgain({ affected, onApproved }: ApproveAgainProps) {
  const { approvals, library } = useBackend();
  const { state, reload, update } = useLoaded(useCallback(() => approvals.waitingPieces(), [approvals]));
  if (state.status !== 'ready') return <LoadState loaded={{ state, reload }} />;
  // Only the approved version was compared here.
  const isWaiting = ({ item: { id, piece } }: ComparedItem) =>
    piece?.approval != null &&
    state.value.some((waiting) => waiting.id === id && waiting.version === piece.version);
  return (
    <BulkAction
      items={affected.filter(isWaiting).map(({ item }) => item)}
      messages={messages}
      send={async (item) => {
        const approval = await approvals.approve(item.id, item.piece?.version ?? 0);
        await storeApproved({ approvals, library }, item, approval).catch((cause: unknown) => {
          throw new ExportError(messages.notStored, { cause });
        });
      }}
      onDone={() => {
        update(() => []);
        reload();
        onApproved();
      }}
    />
  );
}
