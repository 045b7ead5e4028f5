import type { Colleague } from '../../../backend/interfaces/People.ts';
import { detailLabels, enteredNames } from '../../../backend/interfaces/personDetails.ts';
import { localDay } from '../../../shared/dates/dates.ts';
import { type CsvColumn, toCsv } from '../../../shared/downloads/csv.ts';
import { roleLabels } from '../../../shared/staff/roleLabels.ts';

export const fileName = (): string => `staff-directory-${localDay(new Date())}.csv`;

/** The directory as a table that can be imported again. */
export function directoryCsv(people: readonly Colleague[]): string {
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const columns: CsvColumn<Colleague>[] = [
    [detailLabels.email, ({ email }) => email],
    ...enteredNames.map((name): CsvColumn<Colleague> => [detailLabels[name], (person) => person[name] ?? '']),
    [detailLabels.manager, ({ managerId }) => emails.get(managerId ?? '') ?? ''],
    ['Access', ({ role }) => roleLabels[role]],
  ];
  return toCsv(columns, people);
}
