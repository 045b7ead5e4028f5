import { emailKey } from '@daybreak/ui/search';
import { noDetails, storedText } from '../detailChanges.ts';
import { BackendError } from '../errors.ts';
import type {
  Colleague,
  People,
  PersonDetails,
  RowVerdict,
  TableFields,
  TableRow,
} from '../interfaces/People.ts';
import type { Methods } from './operation.ts';

interface MemoryParts {
  mustManage: () => void;
  people: () => readonly Colleague[];
  add: (email: string, details: PersonDetails) => void;
  change: (id: string, details: Partial<PersonDetails>) => void;
}

const refusalOf = (reason: string): RowVerdict => ({ verdict: 'refused', fields: [], reason });

/** Imports of people in memory, with only the rules that stories and tests cover; the server has more. */
export function memoryTable({
  mustManage,
  people,
  add,
  change,
}: MemoryParts): Methods<Pick<People, 'previewTable' | 'importTable'>> {
  const find = (email: string) => people().find((person) => person.email === email);
  const addressOf = ({ email }: TableRow) => emailKey(email);
  const storedValue = (person: Colleague, name: keyof TableFields) =>
    name === 'manager'
      ? (people().find(({ id }) => id === person.managerId)?.email ?? '')
      : (person[name] ?? '');

  const judge = (row: TableRow, rows: readonly TableRow[]): RowVerdict => {
    const email = addressOf(row);
    const { fields } = row;
    if (!email) return refusalOf('Email address is missing.');
    if (!/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)) return refusalOf("This isn't a valid email address.");
    if (rows.filter((other) => addressOf(other) === email).length > 1)
      return refusalOf('This email address appears more than once in the file.');
    const person = find(email);
    if (person && !person.isActive) return refusalOf('This person is deactivated. Activate them first.');
    if ((!person || fields.firstName !== undefined) && !fields.firstName?.trim())
      return refusalOf('First name is missing.');
    const manager = fields.manager && emailKey(fields.manager);
    if (manager && manager === email) return refusalOf("People can't be their own manager.");
    if (manager && !find(manager)?.isActive && !rows.some((other) => addressOf(other) === manager))
      return refusalOf("No one has this manager's email address.");
    if (!person) return { verdict: 'added', fields: [], reason: null };
    const changedFields = (Object.keys(fields) as (keyof TableFields)[])
      .filter((name) => storedText(fields[name] ?? '') !== storedText(storedValue(person, name)))
      .sort();
    return {
      verdict: changedFields.length > 0 ? 'changed' : 'unchanged',
      fields: changedFields,
      reason: null,
    };
  };
  const previewOf = (rows: readonly TableRow[]) => {
    mustManage();
    const verdicts = rows.map((row) => judge(row, rows));
    return { digest: JSON.stringify(verdicts), rows: verdicts, failure: null, isWritten: false };
  };

  return {
    previewTable: (rows) => previewOf(rows),
    importTable(rows, digest) {
      const preview = previewOf(rows);
      if (preview.digest !== digest)
        throw new BackendError(
          'refused',
          'The directory changed since this preview. Check the new preview, then import.',
          { serverSpoke: true },
        );
      if (preview.rows.some(({ verdict }) => verdict === 'refused')) return preview;
      rows.forEach((row, place) => {
        const { manager: _, ...details } = row.fields;
        if (preview.rows[place]?.verdict === 'added') add(addressOf(row), { ...noDetails, ...details });
      });
      rows.forEach((row) => {
        const person = find(addressOf(row));
        const { manager, ...details } = row.fields;
        if (person)
          change(person.id, {
            ...details,
            ...(manager === undefined ? {} : { managerId: find(emailKey(manager))?.id ?? '' }),
          });
      });
      return { ...preview, isWritten: true };
    },
  };
}
