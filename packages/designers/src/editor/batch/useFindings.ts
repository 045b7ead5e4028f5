import { useMemo } from 'react';
import { type BatchPiece, draftOf, filledOf } from './batchFiles.ts';
import { isRed, type PersonRow, rank, rowFindings } from './people.ts';
import { preflightKey, useRowPreflights } from './useRowPreflights.ts';

const noRows: readonly PersonRow[] = [];

/** The findings of a batch's rows, and the rows to be made. Their pieces are drawn and checked while `isLooking`. */
export function useFindings(
  rows: readonly PersonRow[],
  piece: BatchPiece,
  isLooking: boolean,
  shownRow: number | undefined,
) {
  const preflights = useRowPreflights(isLooking ? rows : noRows, piece, shownRow);
  const cellFindings = useMemo(() => rowFindings(rows, piece.isPersonal, piece.titleOptional), [rows, piece]);
  const findings = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row.number,
          [
            ...(cellFindings.get(row.number) ?? []),
            ...filledOf(row, piece).findings,
            ...(preflights.get(preflightKey(row, piece)) ?? []),
          ],
        ]),
      ),
    [rows, cellFindings, preflights, piece],
  );
  const includedRows = useMemo(() => rows.filter(({ leftOut }) => !leftOut), [rows]);
  return {
    findings,
    /** Rows that aren't left out. */
    includedRows,
    /** Wanted rows with errors. */
    rowsWithErrors: includedRows.filter(({ number }) =>
      findings.get(number)?.some(({ level }) => level === 'error'),
    ),
    /** Wanted rows marked red: with errors or severe findings. */
    red: includedRows.filter(({ number }) => isRed(findings.get(number))),
    /** The number of wanted rows that were checked. */
    checkedCount: includedRows.filter((row) => preflights.has(preflightKey(row, piece))).length,
    /** The number of pages of each wanted row. */
    sides: useMemo(
      () => includedRows.map((row) => piece.designer.artboards(draftOf(row, piece)).length),
      [includedRows, piece],
    ),
    /** Returns the worst finding that marks a row red. */
    errorOf: ({ number }: PersonRow) =>
      findings
        .get(number)
        ?.toSorted((a, b) => rank([a]) - rank([b]))
        .find((finding) => isRed([finding]))?.says,
  };
}
