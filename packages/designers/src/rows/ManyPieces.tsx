import { useMemo } from 'react';
import { keptPiece } from '../export/roundTrip/draftFile.ts';
import type { ManyPiecesProps } from '../workbench/designer.ts';
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
