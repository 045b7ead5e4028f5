import { parseArgs, styleText } from 'node:util';
import { checkPortal } from '../supabase/hosted/checkPortal.ts';
import { checkProject } from '../supabase/hosted/checkProject.ts';
import type { Finding } from '../supabase/hosted/findings.ts';
import { checkMachine } from './doctor/thisMachine.ts';

const help = `npm run doctor -- [--portal https://portal.your-company.example]

Looks at this computer, and at the Supabase project that VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY name.
With --portal, also at a portal that is served somewhere. Changes nothing.
`;

const { values } = parseArgs({
  options: { portal: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}

const marks = { good: styleText('green', '✓'), unsure: styleText('yellow', '!'), bad: styleText('red', '✗') };

function print(title: string, findings: Finding[]) {
  const widest = Math.max(...findings.map(({ subject }) => subject.length));
  console.log(`\n  ${title}`);
  for (const { subject, state, says } of findings)
    console.log(`  ${marks[state]} ${subject.padEnd(widest)}  ${says}`);
}

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = process.env;
const all: Finding[] = [];
const inspect = async (title: string, findings: Promise<Finding[]>) => {
  print(title, await findings);
  all.push(...(await findings));
};

await inspect('This computer', checkMachine());
if (url && publishableKey && URL.canParse(url)) await inspect(url, checkProject({ url, publishableKey }));
if (values.portal) await inspect(values.portal, checkPortal(values.portal.replace(/\/$/, ''), url));

const failed = all.filter(({ state }) => state === 'bad').length;
const doubtful = all.filter(({ state }) => state === 'unsure').length;
console.log(`\n  ${all.length} looked at: ${failed} to mend, ${doubtful} to think about\n`);
process.exit(failed > 0 ? 1 : 0);
