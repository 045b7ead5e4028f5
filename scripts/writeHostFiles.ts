import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsProblems } from '../apps/portal/build/backendSettings.ts';
import { hostFiles } from './hostFiles.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '..', 'deploy') },
  },
});

const problems = values.project
  ? settingsProblems({
      VITE_SUPABASE_URL: values.project,
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_not_needed_here',
    })
  : [];
if (problems.length > 0) {
  console.error(problems.join('\n').replaceAll('VITE_SUPABASE_URL', '--project'));
  process.exit(2);
}
for (const [path, content] of Object.entries(hostFiles(values.project))) {
  const file = join(values.out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
console.log(`Written to ${values.out}.`);
