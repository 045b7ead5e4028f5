import { type Call, type Row, type Rule, rules, type TableName, tables, type Value } from './rules.ts';

/** One attempt that every actor makes: one operation on one column of one row. */
export interface Case extends Omit<Rule, 'columns'> {
  table: TableName;
  /** Absent for a delete. */
  column?: string;
  /** What is written, with the places that `filled` fills. */
  values: Record<string, Value>;
  title: string;
}

const whose: Record<Row, string> = {
  own: 'own',
  other: "a colleague's",
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

/** One column of each rule: enough to prove that a way to the database comes upon the rule at all. */
export const oneCasePerRule: readonly Case[] = tableNames.flatMap((table) =>
  rules[table].flatMap((rule) => casesOf(table, rule).slice(0, 1)),
);

export const callTitle = ({ name, row, arguments: given }: Call) =>
  [name, ...Object.entries(given).map(([key, value]) => `${key}: ${value}`), `(${whose[row]})`].join(' ');

function condition({ value, given }: Pick<Rule, 'value' | 'given'>): string[] {
  return [...(value === undefined ? [] : [`= ${value}`]), ...(given ? [`with ${given}`] : [])];
}

function valuesOf(table: TableName, column: string, { operation, row, value }: Omit<Rule, 'columns'>) {
  const {
    samples,
    required,
    key,
  }: { samples: Record<string, Value>; required: readonly string[]; key: string } = tables[table];
  const beside = { insert: required, upsert: [key, ...required], update: [], select: [] }[
    operation as Exclude<Rule['operation'], 'delete'>
  ];
  const values = Object.fromEntries([...beside, column].map((name) => [name, samples[name] ?? null]));
  if (value !== undefined) values[column] = value;
  // A new profile belongs to whom the row does.
  else if (table === 'user_profiles' && operation !== 'update' && row === 'other') values.user_id = '$other';
  return values;
}
