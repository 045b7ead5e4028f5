import { useMemo } from 'react';
import type { Brief } from '../../editor/designer.ts';
import { unchecked } from '../../editor/download/Findings.tsx';
import { useChecks } from '../../editor/download/useChecks.ts';
import type { Kind, Looked } from '../making/kinds.ts';
import type { Makers } from '../making/useLoaded.ts';
import type { SetPiece } from './useSetPieces.ts';

/** By piece, and by what it says. */
type Looks = ReadonlyMap<string, Looked>;
export const lookKey = ({ part, draft }: Pick<SetPiece, 'part' | 'draft'>): string =>
  `${part.id} ${JSON.stringify(draft)}`;

/** What the requested pieces look like, once the code that makes them has loaded. */
export function useSetLooks(pieces: readonly SetPiece[], makers: Makers | undefined, brief: Brief): Looks {
  const checked = useMemo(
    () =>
      makers && {
        items: pieces.flatMap(({ part, draft }) => {
          const kind = makers.get(part.designer)?.kind;
          return kind ? [{ part, draft, kind }] : [];
        }),
        keyOf: lookKey,
        check: ({ part, draft, kind }: Pick<SetPiece, 'part' | 'draft'> & { kind: Kind }) =>
          kind
            .inspect(part, draft, brief)
            .catch((error: Error): Looked => ({ findings: [unchecked(error)], tooLong: [] })),
      },
    [pieces, makers, brief],
  );
  return useChecks(checked);
}
