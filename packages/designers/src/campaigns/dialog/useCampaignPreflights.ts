import { useMemo } from 'react';
import type { CheckedPiece, PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceData } from '../../editor/designer.ts';
import { preflightFailed } from '../../editor/download/Findings.tsx';
import { usePreflightQueue } from '../../editor/download/usePreflightQueue.ts';
import type { Makers } from '../making/useMakers.ts';
import type { DialogPiece } from './useCampaignPieces.ts';

/** Cached by piece and content. */
type Preflights = ReadonlyMap<string, CheckedPiece>;
export const preflightKey = ({ part, draft }: Pick<DialogPiece, 'part' | 'draft'>): string =>
  `${part.id} ${JSON.stringify(draft)}`;

/** Checks the requested pieces once their makers have loaded. */
export function useCampaignPreflights(
  pieces: readonly DialogPiece[],
  makers: Makers | undefined,
  data: PieceData,
): Preflights {
  const checked = useMemo(
    () =>
      makers && {
        items: pieces.flatMap(({ part, draft }) => {
          const kind = makers.get(part.designer)?.kind;
          return kind ? [{ part, draft, kind }] : [];
        }),
        keyOf: preflightKey,
        check: ({ part, draft, kind }: Pick<DialogPiece, 'part' | 'draft'> & { kind: PieceMaker }) =>
          kind
            .inspect(part, draft, data)
            .catch((error: Error): CheckedPiece => ({ findings: [preflightFailed(error)], tooLong: [] })),
      },
    [pieces, makers, data],
  );
  return usePreflightQueue(checked);
}
