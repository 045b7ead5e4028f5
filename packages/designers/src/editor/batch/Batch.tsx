import { keptPiece } from '@daybreak/print/draftFile';
import { useMemo } from 'react';
import type { BatchProps } from '../designer.ts';
import { BatchDialog } from './BatchDialog.tsx';

/** Makes many pieces with one designer. */
export function Batch({ designer, draft, draftKey, noun, user, ...rest }: BatchProps) {
  const { images, team } = rest.pictures;
  const piece = useMemo(
    () => ({
      designer,
      draft,
      draftKey,
      images,
      team,
      noun,
      user,
      isPersonal: false,
      draftText: (_user: unknown, each: typeof draft) => keptPiece(designer.id, each),
    }),
    [designer, draft, draftKey, images, team, noun, user],
  );
  return <BatchDialog {...rest} piece={piece} />;
}
