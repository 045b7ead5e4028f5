import type { PreflightFinding } from '../export/preflight/rules.ts';
import {
  defaultUserDetails,
  detailNames,
  plainDetails,
  type UserDetails,
} from '../userDetails/userDetails.ts';
import type { Mapping } from './columns.ts';
import type { RowsTable } from './readTable.ts';

/** One row: who a piece is made for. */
export interface PersonRow {
  /** Where it stands in its source, from 1. */
  number: number;
  user: UserDetails;
  leftOut?: boolean;
}

/** Longer details are no details: the form takes no more either. */
const longest = 200;

/** The rows of a table as the people they are about. */
export const peopleOf = ({ rows }: RowsTable, mapping: Mapping): PersonRow[] =>
  rows.map((cells, index) => {
    const cell = (target: keyof Mapping) => {
      const place = mapping[target];
      return place === undefined ? '' : (cells[place] ?? '').trim();
    };
    const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ');
    return {
      number: index + 1,
      user: plainDetails({
        ...defaultUserDetails,
        name,
        title: cell('title'),
        email: cell('email'),
        phone: cell('phone'),
      }),
    };
  });

const labels = { name: 'Name', title: 'Title', email: 'Email', phone: 'Phone' } as const;
const sameAs = ({ user: { name, email } }: PersonRow) =>
  `${name} ${email}`.trim() ? `${name.trim()}\n${email.trim()}`.toLowerCase() : '';

/** What can be said of rows without drawing them, by their number. */
export function rowFindings(rows: readonly PersonRow[]): ReadonlyMap<number, readonly PreflightFinding[]> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const { number, user, leftOut } = row;
      const found: PreflightFinding[] = [];
      if (!user.name.trim()) found.push({ level: 'error', says: 'The name is missing.' });
      if (!user.title.trim()) found.push({ level: 'error', says: 'The job title is missing.' });
      for (const detail of detailNames)
        if (user[detail].length > longest)
          found.push({ level: 'error', says: `${labels[detail]} has more than ${longest} characters.` });
      if (user.email.trim() && !/^[^\s@]+@[^\s@]+$/.test(user.email.trim()))
        found.push({ level: 'severe', says: 'The email does not read like an address.' });
      const who = sameAs(row);
      const before = seen.get(who);
      if (who && !leftOut) {
        if (before === undefined) seen.set(who, number);
        else found.push({ level: 'severe', says: `The same person as row ${before}.` });
      }
      return [number, found];
    }),
  );
}

/** The worst of what was found, as a number to sort by: the worst first, what is in order last. */
export const rank = (findings: readonly PreflightFinding[]): number =>
  Math.min(3, ...findings.map(({ level }) => ['error', 'severe', 'warning'].indexOf(level)));

/** Lets the page answer in between. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
