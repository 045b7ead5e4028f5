import type { UploadedImage } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import { useCallback } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { PieceInReview, WaitingPiece } from '../../../../../backend/interfaces/Approvals.ts';
import { loadPiecePictures } from '../../../../../shared/pieces/piecePictures.ts';
import { type LoadedControl, useLoaded } from '../../../../../shared/requests/useLoaded.ts';

export interface Reviewed {
  readonly review: PieceInReview;
  /** Undefined if the piece can't be drawn here. */
  readonly look: PieceLook | undefined;
  readonly images: readonly UploadedImage[];
}

const lookOf = async (designer: string) => {
  try {
    return await (await loadPart(() => import('../../../../../shared/pieces/pieceLook.ts'))).loadPieceLook(
      designer,
    );
  } catch (error) {
    console.warn("Couldn't download what draws the piece.", error);
    return undefined;
  }
};

/** Loads a piece's version in review, and the code that draws it. */
export function useReviewed({
  id,
  designer,
}: Pick<WaitingPiece, 'id' | 'designer'>): LoadedControl<Reviewed> {
  const { approvals, library } = useBackend();
  return useLoaded(
    useCallback(async () => {
      const [review, look] = await Promise.all([approvals.openReview(id), lookOf(designer)]);
      return { review, look: look ?? undefined, images: await loadPiecePictures(library, review.pictures) };
    }, [approvals, library, id, designer]),
  );
}
