import { useCallback, useMemo } from 'react';
import { personTargets } from '../table/personTargets.ts';
import type { ReadTable } from '../table/readTable.ts';
import type { Mapping, Target } from '../table/target.ts';
import { useTableColumns } from '../table/useTableColumns.ts';
import type { BatchPiece } from './batchFiles.ts';
import { fieldOf, fieldTargets } from './columns.ts';
import { type PersonRow, peopleOf } from './people.ts';

/** The targets that rows of a piece may fill. With `mapping`, leaves out fields that no mapped choice can show. */
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

/** The mapping of a table's columns to fields of a piece, and the order of its dates. */
export function useColumns(piece: BatchPiece) {
  const targets = useMemo(() => targetsOf(piece), [piece]);
  const columns = useTableColumns(
    targets,
    useCallback((mapping: Mapping) => targetsOf(piece, mapping), [piece]),
  );
  const isMapped = (id: string) => columns.mapping[id] !== undefined;
  return {
    ...columns,
    every: targets,
    /** The reason there can't be any rows yet. */
    missing:
      columns.missing ??
      (piece.isPersonal && !['name', 'first', 'last'].some(isMapped)
        ? 'Choose the name column first.'
        : Object.keys(columns.mapping).length === 0
          ? 'Choose a column first.'
          : undefined),
    /** Returns the rows of the table, and remembers the columns for the next table like it. */
    rowsOf: (of: ReadTable): PersonRow[] => {
      columns.keep();
      return peopleOf(of, columns.mapping, (field, cell) => columns.takeIn(`text:${field}`, cell));
    },
  };
}
