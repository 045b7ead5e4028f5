import { loadPart } from '@daybreak/ui/load';
import { useEffect, useRef } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { runWhenIdle } from '../../../shared/pieces/runWhenIdle.ts';
import type { OpenPieceContext } from './openPieceContext.ts';

/** Stores a changed piece's look when the user leaves it, to detect later what its designer draws differently. */
export function useSaveLook(openPiece: OpenPieceContext): void {
  const backend = useBackend();
  const latest = useRef(openPiece);
  latest.current = openPiece;
  const { id } = openPiece.piece;
  useEffect(() => {
    const { revision: first } = latest.current.piece;
    return () => {
      const { piece, control, user } = latest.current;
      if (piece.id !== id || piece.rights === 'view' || piece.revision === first) return;
      runWhenIdle(async () => {
        try {
          const { saveLook } = await loadPart(() => import('../../../shared/pieces/saveLook.ts'));
          await control.flush();
          await saveLook(backend, id, user);
        } catch (error) {
          console.warn("Couldn't store how a piece looks.", error);
        }
      });
    };
  }, [id, backend]);
}
