import { loadPieceLook, type PieceLook } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';

/** What shows drafts of a designer: undefined while it comes, null where they cannot be drawn or it did not come. */
export function useLook(designer: string): PieceLook | null | undefined {
  const [look, setLook] = useState<PieceLook | null>();
  useEffect(() => {
    let cared = true;
    loadPieceLook(designer).then(
      (loaded) => cared && setLook(loaded ?? null),
      (error: unknown) => {
        console.warn('What draws the piece could not be downloaded.', error);
        if (cared) setLook(null);
      },
    );
    return () => {
      cared = false;
    };
  }, [designer]);
  return look;
}
