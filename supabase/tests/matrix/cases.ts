import type { Call, Row, Rule, Value } from './rule.ts';
import { calls, rules, type TableName, tables } from './rules.ts';

/** One attempt, made by every actor: one operation on one column of one row. */
export interface Case extends Omit<Rule, 'columns'> {
  table: TableName;
  /** Absent for a delete. */
  column?: string;
  /** The values written, with placeholders that `filled` fills in. */
  values: Record<string, Value>;
  title: string;
}

const whose: Record<Row, string> = {
  own: 'own',
  other: "a colleague's",
  shared: "a colleague's that is shared",
  former: "a former colleague's",
  any: 'any',
};

const casesOf = (table: TableName, { columns, ...rule }: Rule): Case[] => {
  const title = (column: string) => [rule.operation, whose[rule.row], column, ...condition(rule)].join(' ');
  if (rule.operation === 'delete') return [{ ...rule, table, values: {}, title: title(table) }];
  return columns.map((column) => ({
    ...rule,
    table,
    column,
    values: valuesOf(table, column, rule),
    title: title(`${table}.${column}`),
  }));
};
const tableNames = Object.keys(rules) as TableName[];

/** Each column of each rule. */
export const cases: readonly Case[] = tableNames.flatMap((table) =>
  rules[table].flatMap((rule) => casesOf(table, rule)),
);

/** One column of each rule: enough to prove that a way to reach the database applies the rule. */
export const oneCasePerRule: readonly Case[] = tableNames.flatMap((table) =>
  rules[table].flatMap((rule) => casesOf(table, rule).slice(0, 1)),
);

/** One call for each function and distinct set of verdicts. */
export const oneCallPerVerdict: readonly Call[] = [
  ...new Map(calls.toReversed().map((call) => [JSON.stringify([call.name, call.who]), call])).values(),
].toReversed();

export const callTitle = ({ name, row, arguments: given }: Call) =>
  [name, argumentsOf(given), `(${whose[row]})`].filter(Boolean).join(' ');

/** Formatted for readers: `days: 3, rules: {"headline":"locked"}`. */
export const argumentsOf = (given: Call['arguments']) =>
  Object.entries(given)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

function condition({ value, given }: Pick<Rule, 'value' | 'given'>): string[] {
  return [...(value === undefined ? [] : [`= ${value}`]), ...(given ? [`with ${given}`] : [])];
}

function valuesOf(table: TableName, column: string, { operation, row, value }: Omit<Rule, 'columns'>) {
  const {
    samples,
    required,
    key,
  }: { samples: Record<string, Value>; required: readonly string[]; key: string } = tables[table];
  const beside = { insert: required, upsert: [...key.split(','), ...required], update: [], select: [] }[
    operation as Exclude<Rule['operation'], 'delete'>
  ];
  const values = Object.fromEntries([...beside, column].map((name) => [name, samples[name] ?? null]));
  if (value !== undefined) values[column] = value;
  // A new profile belongs to the row's person.
  else if (table === 'user_profiles' && operation !== 'update' && row === 'other') values.user_id = '$other';
  return values;
}
