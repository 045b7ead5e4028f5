import type { OpenDraft } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { useCallback, useEffect } from 'react';
import type { PieceDesk } from './desk.ts';

/** Receives what settles an open draft, and nothing once it isn't open anymore. */
export type OnDesk = (key: string, desk: Pick<PieceDesk, 'control' | 'settle'> | undefined) => void;

/** What sends the open draft's latest changes, which `onDesk` receives too. */
export function useSettled(open: OpenDraft, control: LibraryControl, onDesk: OnDesk): () => Promise<void> {
  const settle = useCallback(async () => {
    open.keep();
    await control.flush();
  }, [open, control]);
  const { key } = open;
  useEffect(() => {
    onDesk(key, { control, settle });
    return () => onDesk(key, undefined);
  }, [onDesk, key, control, settle]);
  return settle;
}
