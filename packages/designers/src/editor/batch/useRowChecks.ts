import type { PreflightFinding } from '@daybreak/print/preflight';
import { useMemo } from 'react';
import { unchecked } from '../download/Findings.tsx';
import { useChecks } from '../download/useChecks.ts';
import { type BatchPiece, filledOf, lookAtCard } from './batchFiles.ts';
import type { PersonRow } from './people.ts';

/** Findings by the row's content. */
type Looks = ReadonlyMap<string, readonly PreflightFinding[]>;
export const lookKey = (row: PersonRow, piece: BatchPiece): string =>
  JSON.stringify([row.number, row.user, filledOf(row, piece).values]);

/** Runs preflight on the rows' pieces, the visible one first. */
export function useRowChecks(
  rows: readonly PersonRow[],
  piece: BatchPiece,
  shown: number | undefined,
): Looks {
  const checked = useMemo(
    () => ({
      items: rows
        .filter(({ leftOut }) => !leftOut)
        .toSorted((a, b) => Number(b.number === shown) - Number(a.number === shown)),
      keyOf: (row: PersonRow) => lookKey(row, piece),
      check: (row: PersonRow) => lookAtCard(row, piece).catch((error: Error) => [unchecked(error)]),
    }),
    [rows, piece, shown],
  );
  return useChecks(checked);
}
