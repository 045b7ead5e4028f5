import { keptPiece } from '@daybreak/print/draftFile';
import { useMemo } from 'react';
import type { ManyPiecesProps } from '../designer.ts';
import { RowsDialog } from './RowsDialog.tsx';

/** Makes many pieces with one designer. */
export function ManyPieces({ designer, draft, noun, user, ...rest }: ManyPiecesProps) {
  const { images } = rest.pictures;
  const piece = useMemo(
    () => ({
      designer,
      draft,
      images,
      noun,
      user,
      isPersonal: false,
      kept: (_user: unknown, each: typeof draft) => keptPiece(designer.id, each),
    }),
    [designer, draft, images, noun, user],
  );
  return <RowsDialog piece={piece} {...rest} />;
}
