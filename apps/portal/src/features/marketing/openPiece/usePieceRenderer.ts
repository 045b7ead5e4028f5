import { loadPieceLook, type PieceLook } from '@daybreak/designers/library';
import { useCallback } from 'react';
import { useOptional } from '../../../shared/requests/useOptional.ts';

/** Loads the code that draws a designer's drafts: undefined while loading, null if there's none or loading failed. */
export function usePieceRenderer(designer: string): PieceLook | null | undefined {
  const load = useCallback(async () => (await loadPieceLook(designer)) ?? null, [designer]);
  const [renderer] = useOptional<PieceLook | null>(load, "Couldn't download what draws the piece.", null);
  return renderer;
}
