import { join } from 'node:path';
import { packageRoot } from '../../local/paths.ts';
import { actors, descriptions, type Verdict, type Verdicts, verdictsOf } from './actors.ts';
import { argumentsOf } from './cases.ts';
import type { Call, Row, Rule } from './rule.ts';
import { calls, files, rules, type TableName, tables } from './rules.ts';

export const matrixPage = join(packageRoot, 'matrix.md');

const everyColumn = 'every column';
const theRow = 'the row';
const words: Record<Verdict, string> = { yes: 'yes', none: '·', no: '–' };
const whose: Record<Row, string> = {
  own: 'own',
  other: "a colleague's",
  shared: "a colleague's, shared to view",
  former: 'of someone who left',
  any: 'any',
};

const intro = `# The role matrix

Written by \`pnpm --filter @daybreak/supabase matrix\` from \`tests/matrix/rules.ts\`; [README.md](README.md) explains the rules.

\`yes\` takes effect. \`·\` finds no row: the policies hide it, so nothing is read or changed and there is no error. \`–\` is refused with
42501 (428C9 for a computed column). A visitor's or a stranger's "own" row doesn't exist.
`;

/** The matrix as a page: rights on each table, function and file. */
export function matrixMarkdown(): string {
  return [
    intro,
    ...actors.map((actor) => `- \`${actor}\`: ${descriptions[actor]}`),
    '',
    heading('table', 'operation', 'whose row', 'columns'),
    ...(Object.keys(rules) as TableName[]).flatMap((table) => {
      const cells = rules[table].map((rule) => ruleCells(table, rule));
      return joined(joined(cells, 1), 2).map(line);
    }),
    '',
    heading('function', 'whose entry'),
    ...joined(calls.map(callCells), 1).map(line),
    '',
    heading('bucket `resumes`'),
    ...files.map(({ operation, who }) => line([operation, ...verdictTexts(who)])),
    '',
  ].join('\n');
}

function heading(...columns: string[]) {
  const titles = [...columns, ...actors.map((actor) => `\`${actor}\``)];
  return `| ${titles.join(' | ')} |\n|${titles.map(() => ' --- ').join('|')}|`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const verdictTexts = (who: Verdicts) => verdictsOf(who).map((verdict) => words[verdict]);

/** Merges rows of a table that differ in one column only into one that lists all of its values. */
function joined(rows: readonly string[][], column: number): string[][] {
  const groups = new Map<string, string[]>();
  for (const cells of rows) {
    // A delete has no columns: it reads like an operation on all of them.
    const others = cells.map((cell) => (cell === theRow ? everyColumn : cell)).toSpliced(column, 1);
    const key = others.join(' | ');
    const first = groups.get(key);
    groups.set(key, first ? first.with(column, `${first[column]}, ${cells[column]}`) : cells);
  }
  return [...groups.values()];
}

function ruleCells(table: TableName, { operation, row, columns, value, given, who }: Rule) {
  const every = columns.length === Object.keys(tables[table].samples).length;
  const written = value === '$other' ? "a colleague's account" : value;
  const names = every ? [everyColumn] : columns.map((column) => `\`${column}\``);
  if (operation === 'delete') names.push(theRow);
  const conditions = [...(value === undefined ? [] : [`= ${written}`]), ...(given ? [`(${given} yet)`] : [])];
  return [
    `\`${table}\``,
    operation,
    whose[row],
    [names.join(', '), ...conditions].join(' '),
    ...verdictTexts(who),
  ];
}

function callCells({ name, row, arguments: given, who }: Call) {
  return [`\`${name}(${argumentsOf(given)})\``, whose[row], ...verdictTexts(who)];
}
