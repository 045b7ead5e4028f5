import type { Json } from '@daybreak/supabase/types';
import { BackendError } from '../../errors.ts';
import type { People, RowVerdict, TableFields, TablePreview, TableRow } from '../../interfaces/People.ts';
import { enteredNames, personDetails } from '../../interfaces/personDetails.ts';
import { rpc } from '../auth.ts';
import type { Client } from '../client.ts';

const fieldNames = [...enteredNames, 'manager'] as const satisfies (keyof TableFields)[];
const columnOf = (name: keyof TableFields) => (name === 'manager' ? name : personDetails[name].column);
const verdicts = ['added', 'changed', 'unchanged', 'refused'] as const;

const rowOf = ({ email, fields }: TableRow): Json =>
  Object.fromEntries([
    ['email', email],
    ...fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[columnOf(name), fields[name]]])),
  ]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function verdictFrom(row: unknown): RowVerdict {
  const { verdict, fields, reason } = isRecord(row) ? row : {};
  const verdictOfRow = verdicts.find((each) => each === verdict);
  if (!verdictOfRow) throw new BackendError('unexpected', "The server didn't return a row's result.");
  return {
    verdict: verdictOfRow,
    fields: fieldNames.filter((name) => Array.isArray(fields) && fields.includes(columnOf(name))),
    reason: typeof reason === 'string' ? reason : null,
  };
}

function previewFrom(answer: unknown): TablePreview {
  const { digest, rows, failure, written } = isRecord(answer) ? answer : {};
  if (typeof digest !== 'string' || !Array.isArray(rows))
    throw new BackendError('unexpected', "The server didn't return the table's results.");
  return {
    digest,
    rows: rows.map(verdictFrom),
    failure: typeof failure === 'string' ? failure : null,
    isWritten: written === true,
  };
}

/** Imports of people. The server checks each row, and writes all or nothing. */
export const supabaseTable = (client: Client): Pick<People, 'previewTable' | 'importTable'> => ({
  previewTable: async (rows) => previewFrom(await rpc(client, 'import_people', { rows: rows.map(rowOf) })),
  importTable: async (rows, digest) =>
    previewFrom(
      await rpc(client, 'import_people', { rows: rows.map(rowOf), writes: true, expected: digest }),
    ),
});
