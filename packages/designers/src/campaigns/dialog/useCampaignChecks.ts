import { useMemo } from 'react';
import type { CheckedPiece, PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceData } from '../../editor/designer.ts';
import { unchecked } from '../../editor/download/Findings.tsx';
import { useChecks } from '../../editor/download/useChecks.ts';
import type { Makers } from '../making/useMakers.ts';
import type { DialogPiece } from './useCampaignPieces.ts';

/** Cached by piece and content. */
type Looks = ReadonlyMap<string, CheckedPiece>;
export const lookKey = ({ part, draft }: Pick<DialogPiece, 'part' | 'draft'>): string =>
  `${part.id} ${JSON.stringify(draft)}`;

/** Checks the requested pieces once their makers have loaded. */
export function useCampaignChecks(
  pieces: readonly DialogPiece[],
  makers: Makers | undefined,
  data: PieceData,
): Looks {
  const checked = useMemo(
    () =>
      makers && {
        items: pieces.flatMap(({ part, draft }) => {
          const kind = makers.get(part.designer)?.kind;
          return kind ? [{ part, draft, kind }] : [];
        }),
        keyOf: lookKey,
        check: ({ part, draft, kind }: Pick<DialogPiece, 'part' | 'draft'> & { kind: PieceMaker }) =>
          kind
            .inspect(part, draft, data)
            .catch((error: Error): CheckedPiece => ({ findings: [unchecked(error)], tooLong: [] })),
      },
    [pieces, makers, data],
  );
  return useChecks(checked);
}
