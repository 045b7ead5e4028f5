import { Alert, Boundary, Button, lazyPart, Parts, Spinner } from '@daybreak/ui';
import { useMemo } from 'react';
import { keptPiece } from '../export/roundTrip/draftFile.ts';
import type { ManyPiecesProps } from '../workbench/designer.ts';

const RowsDialog = lazyPart(() => import('./RowsDialog.tsx'), 'RowsDialog');

/** The making of many pieces of one designer, loaded when it is opened. */
export function ManyPieces({ designer, draft, images, noun, ...rest }: ManyPiecesProps) {
  const piece = useMemo(
    () => ({
      designer,
      draft,
      images,
      noun,
      isPersonal: false,
      kept: (_user: unknown, each: typeof draft) => keptPiece(designer.id, each),
    }),
    [designer, draft, images, noun],
  );
  return (
    <Boundary
      fallback={({ error, missing, again }) => {
        if (!missing) throw error;
        return (
          <Alert tone="danger" title="Making many could not be downloaded.">
            <Button size="small" onClick={again}>
              Try again
            </Button>
          </Alert>
        );
      }}
    >
      <Parts fallback={<Spinner label="Loading" />}>
        <RowsDialog piece={piece} {...rest} />
      </Parts>
    </Boundary>
  );
}
