import { useMemo, useState } from 'react';
import type { OpenDates } from './ColumnsStep.tsx';
import { inOrder } from './columnSays.ts';
import { fieldOf, fieldTargets, keepMapping, type Mapping, mappingFor, type Target } from './columns.ts';
import { type DateOrder, orderOf } from './dates.ts';
import { type PersonRow, peopleOf } from './people.ts';
import { personTargets } from './personTargets.ts';
import type { RowsTable } from './readTable.ts';
import type { RowsPiece } from './rowFiles.ts';

type Orders = Readonly<Partial<Record<string, DateOrder>>>;

/** What the rows of a piece may fill; of what a choice of theirs may ask for, only what it does where `mapping` says so. */
function targetsOf(
  { designer, draft, isPersonal, columns }: RowsPiece,
  mapping?: Mapping,
): readonly Target[] {
  const isFilled = mapping && ((field: string) => mapping[`text:${field}`] !== undefined);
  const fields = fieldTargets(designer, draft, isFilled).filter(
    ({ id }) => columns?.includes(fieldOf(id) ?? '') ?? true,
  );
  return isPersonal ? [...personTargets, ...fields] : [...fields, ...personTargets];
}

/** Which column of a table fills what, and how its dates are read. */
export function useColumns(piece: RowsPiece, table: RowsTable | undefined) {
  const [mapping, setMapping] = useState<Mapping>({});
  const [chosen, setChosen] = useState<Orders>({});
  const every = useMemo(() => targetsOf(piece), [piece]);
  const targets = useMemo(() => targetsOf(piece, mapping), [piece, mapping]);
  // A column stays with its target while another choice hides that.
  const used = useMemo(
    () =>
      Object.fromEntries(Object.entries(mapping).filter(([id]) => targets.some((each) => each.id === id))),
    [mapping, targets],
  );
  const openDates = useMemo(
    () =>
      Object.entries(used).flatMap(([id, place]): OpenDates[] => {
        const field = fieldOf(id);
        if (!table || place === undefined || !field || piece.designer.fields[field]?.kind !== 'date')
          return [];
        const { open, order = undefined } = orderOf(table.rows.map((cells) => cells[place] ?? ''));
        const stated = chosen[field] ?? order;
        return open
          ? [{ field, column: table.headers[place] ?? '', ...(stated ? { order: stated } : {}) }]
          : [];
      }),
    [used, table, piece, chosen],
  );
  const unsaid = openDates.find(({ order }) => !order);
  const has = (id: string) => used[id] !== undefined;
  return {
    targets,
    mapping: used,
    openDates,
    onMapping: setMapping,
    onOrder: (field: string, order: DateOrder) => setChosen((before) => ({ ...before, [field]: order })),
    /** Of a table that was just chosen. */
    begin: ({ headers }: RowsTable) => {
      setMapping(mappingFor(headers, every));
      setChosen({});
    },
    /** Why there can be no rows yet. */
    missing:
      piece.isPersonal && !['name', 'first', 'last'].some(has)
        ? 'Choose the column of the name first.'
        : !Object.keys(used).some(has)
          ? 'Choose a column first.'
          : unsaid && `Choose how the dates in “${unsaid.column}” are written first.`,
    /** The rows of the table; the columns are kept for the next of its kind. */
    taken: (of: RowsTable): PersonRow[] => {
      keepMapping(of.headers, used, every);
      return peopleOf(of, used, (field, cell) =>
        piece.designer.fields[field]?.kind === 'date'
          ? inOrder(cell, openDates.find((each) => each.field === field)?.order)
          : cell,
      );
    },
  };
}
