import { loadPieceLook } from '@daybreak/designers/library';
import type { ComponentType } from 'react';
import type { ReviewedPiece } from '../../backend/interfaces/Library.ts';
import { ReviewedView } from './ReviewedView.tsx';

/** Downloads the code that draws a piece, and returns the piece's view. */
export async function reviewedView(piece: ReviewedPiece, token: string): Promise<ComponentType> {
  const renderer = await loadPieceLook(piece.designer);
  return () => <ReviewedView piece={piece} look={renderer} token={token} />;
}
