import type { KeptState, LibraryControl, LinkedPiece } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';

interface Kept {
  readonly state: KeptState;
  readonly piece: LinkedPiece | undefined;
}

const keptIn = (control: LibraryControl, key: string): Kept => ({
  state: control.stateOf(key),
  piece: control.pieceOf(key),
});

const same = (a: Kept, b: Kept) => a.piece === b.piece && JSON.stringify(a.state) === JSON.stringify(b.state);

/** Returns the open draft's save status and piece. While mounted, the piece counts as open here. */
export function useKept(control: LibraryControl, key: string): Kept {
  const [kept, setKept] = useState(() => keptIn(control, key));
  useEffect(() => {
    const read = () =>
      setKept((before) => {
        const now = keptIn(control, key);
        return same(before, now) ? before : now;
      });
    read();
    const stop = control.subscribe(key, read);
    const leave = control.attend(key);
    return () => {
      stop();
      leave();
    };
  }, [control, key]);
  return kept;
}
