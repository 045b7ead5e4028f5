import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { FoundPiece } from '../../backend/interfaces/Library.ts';

/** Maximum pieces shown. The Marketing Center has the rest. */
const most = 6;
const none: readonly FoundPiece[] = [];

/**
 * The pieces that contain the typed text. Earlier results stay until the next answer; undefined while the first one
 * loads, null if it failed.
 */
export function useFoundPieces(query: string): readonly FoundPiece[] | null | undefined {
  const { library } = useBackend();
  const words = query.trim();
  const [found, setFound] = useState<readonly FoundPiece[] | null>();

  useEffect(() => {
    if (!words) {
      setFound(undefined);
      return;
    }
    let wanted = true;
    library.search({ words }, undefined, most).then(
      ({ pieces }) => {
        if (wanted) setFound(pieces);
      },
      (error: unknown) => {
        console.error("Couldn't load the library, so the palette shows no pieces.", error);
        if (wanted) setFound(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [library, words]);
  return words ? found : none;
}
