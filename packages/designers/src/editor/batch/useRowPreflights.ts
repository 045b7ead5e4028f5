import type { PreflightFinding } from '@daybreak/print/preflight';
import { useMemo } from 'react';
import { preflightFailed } from '../download/Findings.tsx';
import { usePreflightQueue } from '../download/usePreflightQueue.ts';
import { type BatchPiece, filledOf, preflightRow } from './batchFiles.ts';
import type { PersonRow } from './people.ts';

/** Findings by the row's content. */
type Looks = ReadonlyMap<string, readonly PreflightFinding[]>;
export const preflightKey = (row: PersonRow, piece: BatchPiece): string =>
  JSON.stringify([row.number, row.user, filledOf(row, piece).values]);

/** Runs preflight on the rows' pieces, the visible one first. */
export function useRowPreflights(
  rows: readonly PersonRow[],
  piece: BatchPiece,
  shownRow: number | undefined,
): Looks {
  const checked = useMemo(
    () => ({
      items: rows
        .filter(({ leftOut }) => !leftOut)
        .toSorted((a, b) => Number(b.number === shownRow) - Number(a.number === shownRow)),
      keyOf: (row: PersonRow) => preflightKey(row, piece),
      check: (row: PersonRow) => preflightRow(row, piece).catch((error: Error) => [preflightFailed(error)]),
    }),
    [rows, piece, shownRow],
  );
  return usePreflightQueue(checked);
}
