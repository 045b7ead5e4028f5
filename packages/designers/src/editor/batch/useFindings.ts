import { useMemo } from 'react';
import { type BatchPiece, draftOf, filledOf } from './batchFiles.ts';
import { isRed, type PersonRow, rank, rowFindings } from './people.ts';
import { lookKey, useRowChecks } from './useRowChecks.ts';

const noRows: readonly PersonRow[] = [];

/** What's found in the rows of a batch, and which of them are made. Their cards are drawn and checked while `isLooking`. */
export function useFindings(
  rows: readonly PersonRow[],
  piece: BatchPiece,
  isLooking: boolean,
  shown: number | undefined,
) {
  const looks = useRowChecks(isLooking ? rows : noRows, piece, shown);
  const stated = useMemo(() => rowFindings(rows, piece.isPersonal, piece.titleOptional), [rows, piece]);
  const findings = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row.number,
          [
            ...(stated.get(row.number) ?? []),
            ...filledOf(row, piece).findings,
            ...(looks.get(lookKey(row, piece)) ?? []),
          ],
        ]),
      ),
    [rows, stated, looks, piece],
  );
  const wanted = useMemo(() => rows.filter(({ leftOut }) => !leftOut), [rows]);
  return {
    findings,
    /** Rows that aren't left out. */
    wanted,
    /** Those of them with errors. */
    wrong: wanted.filter(({ number }) => findings.get(number)?.some(({ level }) => level === 'error')),
    /** Those of them marked red: with errors, or with serious problems. */
    red: wanted.filter(({ number }) => isRed(findings.get(number))),
    /** How many of them were checked. */
    seen: wanted.filter((row) => looks.has(lookKey(row, piece))).length,
    /** How many pages each of them has. */
    sides: useMemo(
      () => wanted.map((row) => piece.designer.artboards(draftOf(row, piece)).length),
      [wanted, piece],
    ),
    /** The worst of what marks a row red. */
    errorOf: ({ number }: PersonRow) =>
      findings
        .get(number)
        ?.toSorted((a, b) => rank([a]) - rank([b]))
        .find((found) => isRed([found]))?.says,
  };
}
