import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { FoundPiece } from '../../backend/interfaces/Library.ts';
import { useOptional } from '../../shared/requests/useOptional.ts';

/** Maximum pieces shown. The Marketing Center has the rest. */
const maxPieces = 6;
const noPieces: readonly FoundPiece[] = [];

/**
 * The pieces that contain the typed text. Earlier results stay until the next answer; undefined while the first one
 * loads, null if it failed.
 */
export function useFoundPieces(query: string): readonly FoundPiece[] | null | undefined {
  const { library } = useBackend();
  const words = query.trim();
  const load = useCallback(
    async () =>
      words ? (await library.search({ searchText: words }, undefined, maxPieces)).pieces : undefined,
    [library, words],
  );
  const failure = "Couldn't load the library, so the palette shows no pieces.";
  const [found] = useOptional<readonly FoundPiece[] | null | undefined>(load, failure, null);
  return words ? found : noPieces;
}
