import {
  damageIn,
  dateProblem,
  type Mapping,
  mendedDetail,
  nameIn,
  phoneProblem,
  type RowsTable,
  readDate,
} from '@daybreak/designers/table';
import { emailKey } from '@daybreak/ui/search';
import type { TableFields, TableRow } from '../../../backend/People.ts';
import { byName } from '../../../shared/staff/byName.ts';
import { fieldNames, dialog as text } from './messages.ts';

/** A row of a file as it's imported. */
export interface ReadRow {
  row: TableRow;
  /** Its row number in the file, from 1. */
  place: number;
  /** Why cells in it can't be imported, one sentence each. */
  problems: readonly string[];
}

/** The columns that are copied unchanged, by the table's target. */
const plainFields = {
  phone: 'phone',
  title: 'jobTitle',
  department: 'department',
  location: 'location',
  pronouns: 'pronouns',
} as const;
const damageNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(plainFields).map(([id, field]) => [id, fieldNames[field]])),
  email: fieldNames.email,
  name: 'Full name',
  first: fieldNames.firstName,
  last: fieldNames.lastName,
  startDate: fieldNames.startDate,
  manager: fieldNames.manager,
};

/** Where managers' names are looked up, in addition to the people in the file. */
export type Known = readonly { email: string; firstName: string; lastName: string | null }[];

/** Exports list managers by name. A name that only one person has is replaced with their address. */
function withManagers(read: readonly ReadRow[], known: Known): ReadRow[] {
  const named = byName(
    [...known, ...read.map(({ row: { email, fields } }) => ({ email, ...fields }))].map(
      ({ email, firstName, lastName }) => [[firstName, lastName].filter(Boolean).join(' '), email] as const,
    ),
  );
  return read.map((one) => {
    const { manager = '' } = one.row.fields;
    if (!manager || manager.includes('@') || one.problems.some((says) => says.startsWith(fieldNames.manager)))
      return one;
    const [email, another] = named(manager);
    if (email && !another)
      return { ...one, row: { ...one.row, fields: { ...one.row.fields, manager: email } } };
    const says = another ? text.severalCalled(manager) : text.nobodyCalled(manager);
    return { ...one, problems: [...one.problems, `${fieldNames.manager}: ${says}`] };
  });
}

/** Whether reading a table requires the directory: its managers are names. */
export const namesManagers = ({ rows }: Pick<RowsTable, 'rows'>, { manager }: Mapping): boolean =>
  manager !== undefined && rows.some((cells) => cells[manager] && !cells[manager].includes('@'));

type Cells = (target: string) => string;
const addressOrName = (cell: string) => (cell.includes('@') ? emailKey(cell) : cell);

type Has = (target: string) => boolean;

/** A single full name can't change a last name that's already there. */
function namesOf(cell: Cells, has: Has): TableFields {
  const { first, last } = nameIn({ full: cell('name'), first: cell('first'), last: cell('last') });
  return {
    ...(has('first') || has('name') ? { firstName: first } : {}),
    ...(has('last') || (has('name') && last) ? { lastName: last } : {}),
  };
}

/** The table's rows as they're imported; a cell missing from a row changes nothing. `takeIn` applies the column's date order. */
export const rowsOf = (
  { rows, lengths, places, faults }: Pick<RowsTable, 'rows' | 'lengths' | 'places' | 'faults'>,
  mapping: Mapping,
  takeIn: (target: string, cell: string) => string,
  known: Known = [],
): ReadRow[] =>
  withManagers(
    rows.map((cells, index) => {
      const has: Has = (target) => {
        const place = mapping[target];
        return place !== undefined && place < (lengths[index] ?? 0);
      };
      const cell: Cells = (target) => (has(target) ? mendedDetail(cells[mapping[target] ?? -1] ?? '') : '');
      const start = takeIn('startDate', cell('startDate'));
      const day = readDate(start);
      const damaged = Object.keys(mapping).flatMap((target) => {
        const damage = damageIn(cell(target));
        return damage ? [[target, damage] as const] : [];
      });
      const isWhole = (target: string) => !damaged.some(([id]) => id === target);
      const noPhone = isWhole('phone') ? phoneProblem(cell('phone')) : undefined;
      const noDay = start && isWhole('startDate') ? dateProblem(start) : undefined;
      return {
        row: {
          email: emailKey(cell('email')),
          fields: {
            ...namesOf(cell, has),
            ...Object.fromEntries(
              Object.entries(plainFields).flatMap(([target, field]) =>
                has(target) ? [[field, cell(target)]] : [],
              ),
            ),
            ...(has('startDate') ? { startDate: typeof day === 'string' ? day : start } : {}),
            ...(has('manager') ? { manager: addressOrName(cell('manager')) } : {}),
          },
        },
        place: places[index] ?? index + 1,
        problems: [
          ...(faults[index] ? [faults[index]] : []),
          ...damaged.map(([target, damage]) => `${damageNames[target] ?? target}: ${damage}`),
          ...(noPhone ? [`${fieldNames.phone}: ${noPhone}`] : []),
          ...(noDay ? [`${fieldNames.startDate}: ${noDay}`] : []),
        ],
      };
    }),
    known,
  );
