import { hidden, refused, type Verdicts } from './actors.ts';

/**
 * The row's owner: the actor, an active colleague, a colleague whose piece the actor can view, a person who left, or
 * any row of a table without owners.
 */
export type Row = 'own' | 'other' | 'shared' | 'former' | 'any';
type Operation = 'select' | 'insert' | 'upsert' | 'update' | 'delete';

export interface Rule {
  operation: Operation;
  row: Row;
  /** Each is tried alone, along with the columns an insert requires. Empty for a delete, which has none. */
  columns: readonly string[];
  /** Written instead of the column's sample when the verdict depends on it. */
  value?: Value;
  /** A precondition. */
  given?: 'no profile';
  who: Verdicts;
}

/**
 * `$self` is the actor's account, `$other` a colleague's; `$person`, `$entry` and `$piece` are the account, the
 * directory entry and the piece that `row` refers to.
 */
export type Value = string | boolean | null | readonly string[] | { readonly [key: string]: Value };
type Values = Record<string, Value>;

export interface Table {
  /** A value for each column that differs from the current one. */
  samples: Values;
  /** Columns that a row must have. */
  required: readonly string[];
  /** An upsert's unique columns, comma-separated. */
  key: string;
  /** The column with the row's owner, and its value. */
  whose?: { column: string; is: '$person' | '$entry' | '$piece' };
}

export interface Call {
  name: string;
  row: Row;
  arguments: Values;
  who: Verdicts;
}

export const someId = '00000000-0000-4000-a000-000000000001';
export const someTime = '2020-01-01T00:00:00+00:00';

export const rule = (
  operation: Operation,
  row: Row,
  columns: readonly string[],
  who: Verdicts,
  when: Pick<Rule, 'value' | 'given'> = {},
): Rule => ({ operation, row, columns, who, ...when });

const columnsOf = ({ samples }: Table) => Object.keys(samples);

/** No one writes the table directly. */
export const notWritten = (table: Table): Rule[] => [
  rule('insert', 'any', columnsOf(table), refused),
  rule('update', 'any', columnsOf(table), refused),
  rule('upsert', 'any', columnsOf(table), refused),
  rule('delete', 'any', [], refused),
];

/** These actors read every row. */
export const onlyRead = (table: Table, who: Verdicts): Rule[] => [
  rule('select', 'any', columnsOf(table), who),
  ...notWritten(table),
];

/** These actors read their own rows. */
export const ownOnlyRead = (table: Table, who: Verdicts): Rule[] => [
  rule('select', 'own', columnsOf(table), who),
  rule('select', 'other', columnsOf(table), hidden),
  ...notWritten(table),
];

export const call = (name: string, row: Row, given: Values, who: Verdicts): Call => ({
  name,
  row,
  arguments: given,
  who,
});

/** Calls about the actor's own piece, one that they can view, and a colleague's private one. */
export const callsAbout = (
  name: string,
  given: Values,
  [own, shared, other]: readonly [Verdicts, Verdicts, Verdicts],
): Call[] => [
  call(name, 'own', given, own),
  call(name, 'shared', given, shared),
  call(name, 'other', given, other),
];
