import { useCallback, useMemo } from 'react';
import { personTargets } from '../table/personTargets.ts';
import type { ReadTable } from '../table/readTable.ts';
import type { Mapping, Target } from '../table/target.ts';
import { useTableColumns } from '../table/useTableColumns.ts';
import type { BatchPiece } from './batchFiles.ts';
import { fieldOf, fieldTargets } from './columns.ts';
import { type PersonRow, peopleOf } from './people.ts';

/** What the rows of a piece may fill; of the fields that a row's choice may ask for, only those it does ask for according to `mapping`. */
function targetsOf(
  { designer, draft, isPersonal, columns }: BatchPiece,
  mapping?: Mapping,
): readonly Target[] {
  const isFilled = mapping && ((field: string) => mapping[`text:${field}`] !== undefined);
  const fields = fieldTargets(designer, draft, isFilled).filter(
    ({ id }) => columns?.includes(fieldOf(id) ?? '') ?? true,
  );
  return isPersonal ? [...personTargets, ...fields] : [...fields, ...personTargets];
}

/** Which column of a table fills which field of a piece, and how its dates are read. */
export function useColumns(piece: BatchPiece) {
  const every = useMemo(() => targetsOf(piece), [piece]);
  const columns = useTableColumns(
    every,
    useCallback((mapping: Mapping) => targetsOf(piece, mapping), [piece]),
  );
  const has = (id: string) => columns.mapping[id] !== undefined;
  return {
    ...columns,
    every,
    /** Why there can't be any rows yet. */
    missing:
      columns.missing ??
      (piece.isPersonal && !['name', 'first', 'last'].some(has)
        ? 'Choose the name column first.'
        : Object.keys(columns.mapping).length === 0
          ? 'Choose a column first.'
          : undefined),
    /** The rows of the table; the columns are remembered for the next table like it. */
    taken: (of: ReadTable): PersonRow[] => {
      columns.keep();
      return peopleOf(of, columns.mapping, (field, cell) => columns.takeIn(`text:${field}`, cell));
    },
  };
}
