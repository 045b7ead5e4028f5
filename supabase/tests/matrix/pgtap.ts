import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Actor, actors, verdictsOf } from './actors.ts';
import { type Case, callTitle, cases } from './cases.ts';
import { existingRowsSql } from './existingRows.ts';
import type { Table } from './rule.ts';
import { calls, tables } from './rules.ts';

const accountOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
/** The fixture's ids. */
const accounts = {
  ...(Object.fromEntries(actors.map((actor, index) => [actor, accountOf(index)])) as Record<Actor, string>),
  other: accountOf(7),
};

const fixture = readFileSync(join(import.meta.dirname, 'fixture.sql'), 'utf8');

/** The matrix as a pgTAP file: each assertion has what every actor gets. */
export function matrixSql(): string {
  return [
    fixture,
    existingRowsSql(accounts),
    '',
    `select plan(${cases.length + calls.length});`,
    ...cases.map(caseLine),
    ...calls.map((call) =>
      assertion(
        `pg_temp.calls(${[call.name, call.row, call.arguments].map(literal).join(', ')})`,
        call.who,
        callTitle(call),
      ),
    ),
  ].join('\n');
}

function caseLine({ operation, table, column, row, values, given, who, title }: Case) {
  const { key, whose }: Table = tables[table];
  const parts = [operation, table, key, whose ?? {}, column ?? 'id', row, values, given ?? ''];
  return assertion(`pg_temp.attempts(${parts.map(literal).join(', ')})`, who, title);
}

function assertion(call: string, who: Case['who'], title: string) {
  return `select is(${call}, ${literal(verdictsOf(who).join(' '))}, ${literal(title)});`;
}

function literal(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
