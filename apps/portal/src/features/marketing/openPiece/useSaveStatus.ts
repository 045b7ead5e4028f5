import type { KeptState, LibraryControl, LinkedPiece } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';

interface SavedDraft {
  readonly state: KeptState;
  readonly piece: LinkedPiece | undefined;
}

const savedIn = (control: LibraryControl, key: string): SavedDraft => ({
  state: control.stateOf(key),
  piece: control.pieceOf(key),
});

const isSame = (a: SavedDraft, b: SavedDraft) =>
  a.piece === b.piece && JSON.stringify(a.state) === JSON.stringify(b.state);

/** Returns the open draft's save status and piece. While mounted, the piece counts as open here. */
export function useSaveStatus(control: LibraryControl, key: string): SavedDraft {
  const [saved, setSaved] = useState(() => savedIn(control, key));
  useEffect(() => {
    const read = () =>
      setSaved((before) => {
        const now = savedIn(control, key);
        return isSame(before, now) ? before : now;
      });
    read();
    const stop = control.subscribe(key, read);
    const detach = control.attend(key);
    return () => {
      stop();
      detach();
    };
  }, [control, key]);
  return saved;
}
