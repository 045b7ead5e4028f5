import { loadPieceLook, type PieceLook } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';

/** Loads the code that draws a designer's drafts: undefined while loading, null if there's none or loading failed. */
export function usePieceRenderer(designer: string): PieceLook | null | undefined {
  const [look, setLook] = useState<PieceLook | null>();
  useEffect(() => {
    let isCurrent = true;
    loadPieceLook(designer).then(
      (loaded) => isCurrent && setLook(loaded ?? null),
      (error: unknown) => {
        console.warn("Couldn't download what draws the piece.", error);
        if (isCurrent) setLook(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [designer]);
  return look;
}
