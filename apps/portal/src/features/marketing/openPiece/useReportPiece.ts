import type { OpenDraft } from '@daybreak/designers';
import type { LinkedPiece } from '@daybreak/designers/library';
import { useEffect } from 'react';
import type { PieceBarProps } from './PieceBar.tsx';

/** Reports the piece behind the open draft, and the draft's key while that piece is saved. */
export function useReportPiece(
  { designer, key }: OpenDraft,
  piece: LinkedPiece | undefined,
  isSaved: boolean,
  { onShown, onPiece }: Pick<PieceBarProps, 'onShown' | 'onPiece'>,
) {
  const id = piece?.id;
  useEffect(() => onShown(designer, id), [onShown, designer, id]);
  useEffect(() => onPiece(isSaved ? key : undefined), [onPiece, isSaved, key]);
}
