import { globSync, readFileSync } from 'node:fs';
import { knownExceptions, ours } from './known.ts';
import { ofScript } from './ofScripts.ts';
import { ofStyles } from './ofStyles.ts';

/** The built files that visitors load, and that sites with the packages load. */
const built = globSync(['apps/portal/dist/**/*.{js,css}', 'packages/*/dist/**/*.{js,css}']);
if (built.length === 0) throw new Error('Nothing is built: run pnpm check portal packages first.');

const lacking = new Map<string, { browsers: string[]; files: Set<string> }>();
for (const file of built) {
  const text = readFileSync(file, 'utf8');
  for (const { path, lackedBy } of file.endsWith('.css') ? ofStyles(text) : ofScript(text)) {
    if (lackedBy.length === 0) continue;
    const entry = lacking.get(path) ?? { browsers: lackedBy, files: new Set() };
    lacking.set(path, entry);
    entry.files.add(file);
  }
}

const answers = [...Object.keys(knownExceptions), ...ours];
const answersTo = (answer: string, path: string) => path === answer || path.startsWith(`${answer}.`);
const faults = [
  ...[...lacking]
    .filter(([path]) => !answers.some((answer) => answersTo(answer, path)))
    .map(
      ([path, { browsers, files }]) =>
        `${path}\n    not in ${browsers.join(', ')}\n    used in ${[...files].slice(0, 3).join(', ')}`,
    ),
  ...answers
    .filter((answer) => ![...lacking.keys()].some((path) => answersTo(answer, path)))
    .map((answer) => `${answer} is in scripts/baseline/known.ts, and nothing uses it.`),
];
for (const fault of faults) console.error(fault);
console.log(
  `${built.length} files, ${lacking.size} features that a promised browser lacks, ${faults.length} of them unanswered.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
