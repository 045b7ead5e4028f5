import { toast } from '@daybreak/ui';
import { useMemo } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { FoundPiece, PieceState } from '../../../backend/interfaces/Library.ts';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import { library as words } from './messages.ts';
import type { PiecesControl } from './usePieces.ts';

type Pieces = readonly FoundPiece[];

/** Actions on pieces. Each shows its result, and rejects if it fails. */
export interface PieceActions {
  bin: (pieces: Pieces) => Promise<void>;
  bringBack: (pieces: Pieces) => Promise<void>;
  remove: (pieces: Pieces) => Promise<void>;
  handOver: (pieces: Pieces, to: { accountId: string; name: string }) => Promise<void>;
  move: (pieces: Pieces, folder: string) => Promise<void>;
  rename: (piece: FoundPiece, name: string) => Promise<void>;
  duplicate: (piece: FoundPiece, name: string) => Promise<void>;
  mark: (piece: FoundPiece, state: PieceState) => Promise<void>;
}

export const failureOf = (error: unknown) => ({ title: words.notDone, description: sentenceOf(error) });

/** Shows the failure of an action that has no dialog to show it. */
export function sayFailure(doing: Promise<void>): void {
  doing.catch((error: unknown) => toast({ ...failureOf(error), tone: 'danger' }));
}

const idsOf = (pieces: Pieces) => pieces.map(({ id }) => id);
const say = (title: string) => toast({ title, tone: 'success' });

export function usePieceActions({
  put,
  take,
  retry,
}: Pick<PiecesControl, 'put' | 'take' | 'retry'>): PieceActions {
  const { library } = useBackend();
  return useMemo(() => {
    const gone = (pieces: Pieces) => take(new Set(idsOf(pieces)));
    /** Reloads if an action fails partway, to show the current state. */
    const orReload = async (doing: Promise<unknown>) => {
      try {
        await doing;
      } catch (error) {
        retry();
        throw error;
      }
    };
    return {
      async bin(pieces) {
        await orReload(library.bin(idsOf(pieces)));
        gone(pieces);
        const undo = async () => {
          await library.bringBack(idsOf(pieces));
          say(words.done.back(pieces.length));
          retry();
        };
        toast({
          title: words.done.binned(pieces.length),
          tone: 'success',
          action: { label: words.done.undo, onSelect: () => sayFailure(undo()) },
        });
      },
      async bringBack(pieces) {
        await orReload(library.bringBack(idsOf(pieces)));
        gone(pieces);
        say(words.done.back(pieces.length));
      },
      async remove(pieces) {
        await orReload(library.remove(idsOf(pieces)));
        gone(pieces);
        say(words.done.removed(pieces.length));
      },
      async handOver(pieces, { accountId, name }) {
        await orReload(library.handOver(idsOf(pieces), accountId));
        retry();
        say(words.done.handedOver(pieces.length, name));
      },
      async move(pieces, folder) {
        await orReload(library.move(idsOf(pieces), folder || null));
        for (const piece of pieces) put({ ...piece, folder: folder || null });
        say(words.done.moved(pieces.length, folder));
      },
      async rename(piece, name) {
        await library.describe(piece.id, { name });
        put({ ...piece, name });
        say(words.done.renamed);
      },
      async duplicate(piece, name) {
        await library.duplicate(piece.id, crypto.randomUUID(), name);
        retry();
        say(words.done.copied);
      },
      async mark(piece, state) {
        await library.describe(piece.id, { state });
        put({ ...piece, state });
        say(words.done.marked(words.states[state]));
      },
    };
  }, [library, put, take, retry]);
}
