import {
  damageIn,
  dateProblem,
  type Mapping,
  mendedDetail,
  nameIn,
  phoneProblem,
  type ReadTable,
  readDate,
  staffTargets,
  type Target,
} from '@daybreak/designers/table';
import { emailKey } from '@daybreak/ui/search';
import type { TableFields, TableRow } from '../../../backend/interfaces/People.ts';
import {
  detailLabels,
  type EnteredName,
  mapToRecord,
  otherDetails,
  personDetails,
} from '../../../backend/interfaces/personDetails.ts';
import { fullName } from '../../../backend/interfaces/Staff.ts';
import { byName } from '../../../shared/staff/byName.ts';
import { dialog as messages } from './messages.ts';

/** A row of a file, ready to import. */
export interface ReadRow {
  row: TableRow;
  /** Its row number in the file, from 1. */
  place: number;
  /** The reasons that cells can't be imported, one sentence each. */
  problems: readonly string[];
}

const targetOf = (name: string) => (name === 'jobTitle' ? 'title' : name);

/** Returns the targets for columns: those that many headings match, and other details by label or column name. */
export function targetsWith(
  details: Readonly<Record<string, { column: string; label: string; kind: string }>>,
): Target[] {
  const otherDetails = Object.entries(details).filter(
    ([name]) => !staffTargets.some(({ id }) => id === targetOf(name)),
  );
  return [
    ...staffTargets,
    ...otherDetails.map(([id, { column, label, kind }]): Target => {
      const words = [label, column].map((heading) => heading.toLowerCase().replaceAll(/[ _]/g, ''));
      return { id, label, words, kind: kind === 'date' || kind === 'phone' ? kind : undefined };
    }),
  ];
}
export const importTargets = targetsWith(mapToRecord(otherDetails, (name) => personDetails[name]));
const labelOf = (target: string) => importTargets.find(({ id }) => id === target)?.label ?? target;

/** The people to look up managers' names in, besides those in the file. */
export type KnownPeople = readonly { email: string; firstName: string; lastName: string | null }[];

/** Replaces a manager's name, as in exports, with their address, if only one person has the name. */
function withManagers(rows: readonly ReadRow[], knownPeople: KnownPeople): ReadRow[] {
  const peopleNamed = byName(
    [...knownPeople, ...rows.map(({ row: { email, fields } }) => ({ email, ...fields }))].map(
      ({ email, firstName, lastName }) => [fullName(firstName, lastName), email] as const,
    ),
  );
  return rows.map((one) => {
    const { manager = '' } = one.row.fields;
    if (
      !manager ||
      manager.includes('@') ||
      one.problems.some((problem) => problem.startsWith(detailLabels.manager))
    )
      return one;
    const [email, another] = peopleNamed(manager);
    if (email && !another)
      return { ...one, row: { ...one.row, fields: { ...one.row.fields, manager: email } } };
    const problem = another ? messages.severalCalled(manager) : messages.nobodyCalled(manager);
    return { ...one, problems: [...one.problems, `${detailLabels.manager}: ${problem}`] };
  });
}

/** Returns whether a table has managers' names, so that reading it requires the directory. */
export const namesManagers = ({ rows }: Pick<ReadTable, 'rows'>, { manager }: Mapping): boolean =>
  manager !== undefined && rows.some((cells) => cells[manager] && !cells[manager].includes('@'));

type Cells = (target: string) => string;
const addressOrName = (cell: string) => (cell.includes('@') ? emailKey(cell) : cell);

type Has = (target: string) => boolean;

/** Returns a row's names. A full name of one word doesn't clear an existing last name. */
function namesOf(cell: Cells, has: Has): TableFields {
  const { first, last } = nameIn({ full: cell('name'), first: cell('first'), last: cell('last') });
  return {
    ...(has('first') || has('name') ? { firstName: first } : {}),
    ...(has('last') || (has('name') && last) ? { lastName: last } : {}),
  };
}

/** Returns a table's rows to import. A missing cell changes nothing. `takeIn` applies the column's date order. */
export const toImportRows = (
  { rows, lengths, places, faults }: Pick<ReadTable, 'rows' | 'lengths' | 'places' | 'faults'>,
  mapping: Mapping,
  takeIn: (target: string, cell: string) => string,
  knownPeople: KnownPeople = [],
): ReadRow[] =>
  withManagers(
    rows.map((cells, index) => {
      const has: Has = (target) => {
        const place = mapping[target];
        return place !== undefined && place < (lengths[index] ?? 0);
      };
      const cell: Cells = (target) => (has(target) ? mendedDetail(cells[mapping[target] ?? -1] ?? '') : '');
      const damaged = Object.keys(mapping).flatMap((target) => {
        const damage = damageIn(cell(target));
        return damage ? [[target, damage] as const] : [];
      });
      const isWhole = (target: string) => !damaged.some(([id]) => id === target);
      const text = (name: EnteredName) => takeIn(targetOf(name), cell(targetOf(name)));
      const value = (name: EnteredName) => {
        const day = personDetails[name].kind === 'date' ? readDate(text(name)) : undefined;
        return typeof day === 'string' ? day : text(name);
      };
      const problemIn = (name: EnteredName) => {
        const { kind } = personDetails[name];
        if (!text(name) || !isWhole(targetOf(name))) return undefined;
        if (kind === 'phone') return phoneProblem(text(name));
        return kind === 'date' ? dateProblem(text(name)) : undefined;
      };
      return {
        row: {
          email: emailKey(cell('email')),
          fields: {
            ...namesOf(cell, has),
            ...Object.fromEntries(
              otherDetails.filter((name) => has(targetOf(name))).map((name) => [name, value(name)]),
            ),
            ...(has('manager') ? { manager: addressOrName(cell('manager')) } : {}),
          },
        },
        place: places[index] ?? index + 1,
        problems: [
          ...(faults[index] ? [faults[index]] : []),
          ...damaged.map(([target, damage]) => `${labelOf(target)}: ${damage}`),
          ...otherDetails.flatMap((name) => {
            const problem = problemIn(name);
            return problem ? [`${detailLabels[name]}: ${problem}`] : [];
          }),
        ],
      };
    }),
    knownPeople,
  );
