import { parseArgs } from 'node:util';
import { fail } from '../../local/http/BackendError.ts';
import { defaultDataFolder } from '../../local/paths.ts';
import { differs, type Move, moveToProject } from './moveToProject.ts';

const help = `SUPABASE_URL=https://….supabase.co SUPABASE_SECRET_KEY=sb_secret_… SUPABASE_DB_URL=postgresql://postgres… \\
  npm run move [-- --dry-run]

Copies accounts, rows and files of \`npm start\` into a project that has this release's migrations and no data. Stop
\`npm start\` first. DAYBREAK_DATA: its data folder. --dry-run checks and counts, and writes nothing.
`;

function print({ compared, sent, told, failures }: Move) {
  const cell = (each: { rows: number; digest: string } | undefined) =>
    each ? [each.rows.toLocaleString('en'), each.digest] : [];
  const nonEmpty = compared.filter(({ here, there }) => here.rows > 0 || (there?.rows ?? 0) > 0);
  const rows = nonEmpty.map((each) => [
    each.what,
    ...cell(each.here),
    ...cell(each.there),
    ...(each.there ? [differs(each) ? 'DIFFERS' : 'same'] : []),
  ]);
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (text: string, at: number) =>
    at === 1 || at === 3 ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  console.log(`\n${rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n')}\n`);
  console.log(`  ${compared.length - nonEmpty.length} more tables are empty.`);
  if (sent > 0) console.log(`  ${sent.toLocaleString('en')} files sent.`);
  for (const sentence of told) console.log(`  ${sentence}`);
  for (const sentence of failures) console.error(`  ${sentence}`);
}

async function move() {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, SUPABASE_DB_URL: databaseUrl } = process.env;
  if (values.help || !url || !secretKey || !databaseUrl) {
    process.stdout.write(help);
    process.exit(values.help ? 0 : 2);
  }
  const done = await moveToProject({
    folder: process.env.DAYBREAK_DATA ?? defaultDataFolder,
    project: { url, secretKey, databaseUrl },
    dryRun: values['dry-run'],
    report: (line) => console.log(`  ${line}`),
  });
  print(done);
  process.exit(done.failures.length > 0 ? 1 : 0);
}

move().catch(fail);
