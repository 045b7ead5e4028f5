import type { RowsTable } from '@daybreak/designers';
import { folded } from '@daybreak/ui/search';
import type { TableFields, TableRow } from '../../backend/People.ts';

type Column = keyof TableFields | 'email';

/** How columns are called, in any spelling with or without blanks, hyphens and capitals. */
const names: Record<Column, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', 'workemail', 'e-mail'],
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'surname', 'familyname'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'mobilephone', 'workphone'],
  jobTitle: ['jobtitle', 'title', 'position', 'role'],
  department: ['department', 'team', 'division'],
  location: ['location', 'office', 'site', 'place'],
  pronouns: ['pronouns'],
  startDate: ['startdate', 'start', 'hiredate', 'startedon', 'firstday'],
  manager: ['manager', 'manageremail', 'managersemail', 'reportsto', 'supervisor', 'manageremailaddress'],
};

const plain = (header: string) => folded(header).replaceAll(/[^a-z]/g, '');

/** The place of each column that is known; the first of that name counts. */
export function columnsIn(headers: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  headers.forEach((header, place) => {
    const column = (Object.keys(names) as Column[]).find((each) =>
      names[each].some((name) => plain(name) === plain(header)),
    );
    if (column && !found.has(column)) found.set(column, place);
  });
  return found;
}

const two = (digits: string) => digits.padStart(2, '0');

/** A day as the tables of spreadsheets have it, in ISO 8601: `11/2/2026` is American, `2.11.2026` is not. Anything else stays as it is. */
export function isoDay(typed: string): string {
  const text = typed.trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american) return `${american[3]}-${two(american[1] ?? '')}-${two(american[2] ?? '')}`;
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return `${dotted[3]}-${two(dotted[2] ?? '')}-${two(dotted[1] ?? '')}`;
  return /^\d{4}-\d\d-\d\d[T ]/.exec(text) ? text.slice(0, 10) : text;
}

/** The rows of a table as they are imported; a cell that a row does not have changes nothing. Only with a column for the email address. */
export function rowsOf(
  { rows, lengths }: Pick<RowsTable, 'rows' | 'lengths'>,
  columns: ReadonlyMap<Column, number>,
): TableRow[] {
  const email = columns.get('email') ?? -1;
  const fields = [...columns].filter((entry): entry is [keyof TableFields, number] => entry[0] !== 'email');
  return rows.map((row, index) => ({
    email: row[email] ?? '',
    fields: Object.fromEntries(
      fields
        .filter(([, place]) => place < (lengths[index] ?? 0))
        .map(([name, place]) => [name, name === 'startDate' ? isoDay(row[place] ?? '') : (row[place] ?? '')]),
    ),
  }));
}
