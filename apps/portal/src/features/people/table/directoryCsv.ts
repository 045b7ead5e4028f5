import type { Colleague } from '../../../backend/People.ts';
import { localDay } from '../../../shared/dates/dates.ts';
import { type CsvColumn, csvOf } from '../../../shared/downloads/csv.ts';
import { roleLabels } from '../../../shared/staff/roleLabels.ts';
import { fieldNames } from './messages.ts';

/** The file's name, with today's date. */
export const fileName = (): string => `staff-directory-${localDay(new Date())}.csv`;

/** The directory as a table that can be imported again. */
export function directoryCsv(people: readonly Colleague[]): string {
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const columns: CsvColumn<Colleague>[] = [
    [fieldNames.email, ({ email }) => email],
    [fieldNames.firstName, ({ firstName }) => firstName],
    [fieldNames.lastName, ({ lastName }) => lastName ?? ''],
    [fieldNames.phone, ({ phone }) => phone ?? ''],
    [fieldNames.jobTitle, ({ jobTitle }) => jobTitle ?? ''],
    [fieldNames.department, ({ department }) => department ?? ''],
    [fieldNames.location, ({ location }) => location ?? ''],
    [fieldNames.pronouns, ({ pronouns }) => pronouns ?? ''],
    [fieldNames.startDate, ({ startDate }) => startDate ?? ''],
    [fieldNames.manager, ({ managerId }) => emails.get(managerId ?? '') ?? ''],
    ['Access', ({ role }) => roleLabels[role]],
  ];
  return csvOf(columns, people);
}
