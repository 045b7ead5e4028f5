import type { OpenDraft } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { useCallback, useEffect } from 'react';
import type { PieceDesk } from './desk.ts';

/** Receives the functions of an open draft, and undefined once it's closed. */
export type OnDesk = (key: string, desk: Pick<PieceDesk, 'control' | 'saveNow'> | undefined) => void;

/** Returns a function that sends the open draft's latest changes. `onDesk` receives it too. */
export function useSaveNow(open: OpenDraft, control: LibraryControl, onDesk: OnDesk): () => Promise<void> {
  const saveNow = useCallback(async () => {
    open.keep();
    await control.flush();
  }, [open, control]);
  const { key } = open;
  useEffect(() => {
    onDesk(key, { control, saveNow });
    return () => onDesk(key, undefined);
  }, [onDesk, key, control, saveNow]);
  return saveNow;
}
