import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);

/** The sources of the workspace, by path. */
export const readSources = (): Map<string, string> =>
  new Map(
    git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx')
      .filter((path) => existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

/** Where the packages' entries are in their sources; an entry that ends in `/` is the folder of the package. */
export function readEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of git('ls-files', '*/package.json')) {
    const folder = file.replace(/package\.json$/, '');
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
    entries.set(`${name}/`, folder);
    for (const [key, target] of Object.entries<string | Record<string, string>>(exports)) {
      const path = typeof target === 'string' ? target : (target['daybreak-source'] ?? target.default ?? '');
      entries.set(join(name, key), join(folder, path));
    }
  }
  return entries;
}

/** What differs from a commit, what is not committed and new files included. */
export const changedSince = (commit: string): string[] => [
  ...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '-o', '--exclude-standard')]),
];
