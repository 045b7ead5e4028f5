import { toast } from '@daybreak/ui';
import { useMemo } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { FoundPiece, PieceState } from '../../../backend/interfaces/Library.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { library as messages } from './messages.ts';
import type { PiecesControl } from './usePieces.ts';

type Pieces = readonly FoundPiece[];

/** Actions on pieces. Each shows its result, and rejects if it fails. */
export interface PieceActions {
  moveToTrash: (pieces: Pieces) => Promise<void>;
  restore: (pieces: Pieces) => Promise<void>;
  remove: (pieces: Pieces) => Promise<void>;
  handOver: (pieces: Pieces, to: { accountId: string; name: string }) => Promise<void>;
  move: (pieces: Pieces, folder: string) => Promise<void>;
  rename: (piece: FoundPiece, name: string) => Promise<void>;
  duplicate: (piece: FoundPiece, name: string) => Promise<void>;
  mark: (piece: FoundPiece, state: PieceState) => Promise<void>;
}

export const failureToast = (error: unknown) => ({
  title: messages.notDone,
  description: failureMessage(error),
});

/** Shows the failure of an action that has no dialog to show it. */
export function toastFailure(action: Promise<void>): void {
  action.catch((error: unknown) => toast({ ...failureToast(error), tone: 'danger' }));
}

const idsOf = (pieces: Pieces) => pieces.map(({ id }) => id);
const announce = (title: string) => toast({ title, tone: 'success' });

export function usePieceActions({
  updatePiece,
  removePieces,
  retry,
}: Pick<PiecesControl, 'updatePiece' | 'removePieces' | 'retry'>): PieceActions {
  const { library } = useBackend();
  return useMemo(() => {
    const dropFromList = (pieces: Pieces) => removePieces(new Set(idsOf(pieces)));
    /** Reloads if an action fails partway, to show the current state. */
    const orReload = async (action: Promise<unknown>) => {
      try {
        await action;
      } catch (error) {
        retry();
        throw error;
      }
    };
    return {
      async moveToTrash(pieces) {
        await orReload(library.moveToTrash(idsOf(pieces)));
        dropFromList(pieces);
        const undo = async () => {
          await library.restore(idsOf(pieces));
          announce(messages.done.back(pieces.length));
          retry();
        };
        toast({
          title: messages.done.binned(pieces.length),
          tone: 'success',
          action: { label: messages.done.undo, onSelect: () => toastFailure(undo()) },
        });
      },
      async restore(pieces) {
        await orReload(library.restore(idsOf(pieces)));
        dropFromList(pieces);
        announce(messages.done.back(pieces.length));
      },
      async remove(pieces) {
        await orReload(library.remove(idsOf(pieces)));
        dropFromList(pieces);
        announce(messages.done.removed(pieces.length));
      },
      async handOver(pieces, { accountId, name }) {
        await orReload(library.handOver(idsOf(pieces), accountId));
        retry();
        announce(messages.done.handedOver(pieces.length, name));
      },
      async move(pieces, folder) {
        await orReload(library.move(idsOf(pieces), folder || null));
        for (const piece of pieces) updatePiece({ ...piece, folder: folder || null });
        announce(messages.done.moved(pieces.length, folder));
      },
      async rename(piece, name) {
        await library.describe(piece.id, { name });
        updatePiece({ ...piece, name });
        announce(messages.done.renamed);
      },
      async duplicate(piece, name) {
        await library.duplicate(piece.id, crypto.randomUUID(), name);
        retry();
        announce(messages.done.copied);
      },
      async mark(piece, state) {
        await library.describe(piece.id, { state });
        updatePiece({ ...piece, state });
        announce(messages.done.marked(messages.states[state]));
      },
    };
  }, [library, updatePiece, removePieces, retry]);
}
