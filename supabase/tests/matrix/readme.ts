import { actors, descriptions, type Verdict, type Verdicts, verdictsOf } from './actors.ts';
import { argumentsOf } from './cases.ts';
import { type Call, calls, files, type Row, type Rule, rules, type TableName, tables } from './rules.ts';

const marks = {
  start: '<!-- The matrix: written by `pnpm --filter @daybreak/supabase matrix` -->',
  end: '<!-- /matrix -->',
};
const words: Record<Verdict, string> = { yes: 'yes', none: '·', no: '–' };
const whose: Record<Row, string> = {
  own: 'own',
  other: "a colleague's",
  shared: "a colleague's, shared to view",
  former: 'of who left',
  any: 'any',
};

/** The README with its table updated from the current rules. */
export function withMatrix(readme: string): string {
  const [before, rest] = readme.split(marks.start);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md has no "${marks.start}" … "${marks.end}".`);
  return `${before}${marks.start}\n${matrix()}\n${marks.end}${after}`;
}

function matrix(): string {
  return [
    ...actors.map((actor) => `- \`${actor}\`: ${descriptions[actor]}`),
    '',
    heading('table', 'operation', 'whose row', 'columns'),
    ...(Object.keys(rules) as TableName[]).flatMap((table) =>
      rules[table].map((rule) => ruleLine(table, rule)),
    ),
    '',
    heading('function', 'whose entry'),
    ...calls.map(callLine),
    '',
    heading('bucket `resumes`'),
    ...files.map(({ operation, who }) => line([operation], who)),
  ].join('\n');
}

function heading(...columns: string[]) {
  const titles = [...columns, ...actors.map((actor) => `\`${actor}\``)];
  return `| ${titles.join(' | ')} |\n|${titles.map(() => ' --- ').join('|')}|`;
}

function line(columns: string[], who: Verdicts) {
  return `| ${[...columns, ...verdictsOf(who).map((verdict) => words[verdict])].join(' | ')} |`;
}

function ruleLine(table: TableName, { operation, row, columns, value, given, who }: Rule) {
  const every = columns.length === Object.keys(tables[table].samples).length;
  const written = value === '$other' ? "a colleague's account" : value;
  const names = every ? ['every column'] : columns.map((column) => `\`${column}\``);
  if (operation === 'delete') names.push('the row');
  const conditions = [...(value === undefined ? [] : [`= ${written}`]), ...(given ? [`(${given} yet)`] : [])];
  return line([`\`${table}\``, operation, whose[row], [names.join(', '), ...conditions].join(' ')], who);
}

function callLine({ name, row, arguments: given, who }: Call) {
  return line([`\`${name}(${argumentsOf(given)})\``, whose[row]], who);
}
