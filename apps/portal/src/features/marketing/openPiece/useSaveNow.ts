import type { OpenDraft } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { useCallback, useEffect } from 'react';
import type { OpenPieceContext } from './openPieceContext.ts';

/** Receives the functions of an open draft, and undefined once it's closed. */
export type OnOpenDraft = (
  key: string,
  handle: Pick<OpenPieceContext, 'control' | 'saveNow'> | undefined,
) => void;

/** Returns a function that sends the open draft's latest changes. `onOpenDraft` receives it too. */
export function useSaveNow(
  open: OpenDraft,
  control: LibraryControl,
  onOpenDraft: OnOpenDraft,
): () => Promise<void> {
  const saveNow = useCallback(async () => {
    open.keep();
    await control.flush();
  }, [open, control]);
  const { key } = open;
  useEffect(() => {
    onOpenDraft(key, { control, saveNow });
    return () => onOpenDraft(key, undefined);
  }, [onOpenDraft, key, control, saveNow]);
  return saveNow;
}
