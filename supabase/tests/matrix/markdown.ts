import { actors, descriptions, type Verdict, type Verdicts, verdictsOf } from './actors.ts';
import { argumentsOf } from './cases.ts';
import { type Call, calls, files, type Row, type Rule, rules, type TableName, tables } from './rules.ts';

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

/** The matrix as a page: who may do what with each table, function and file. */
export function matrixMarkdown(): string {
  return [
    intro,
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
    '',
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
