import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);

/** The workspace's sources, by path. */
export const readSources = (): Map<string, string> =>
  new Map(
    git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx')
      .filter((path) => existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

/** Returns the source paths of the packages' entries. An entry that ends in `/` is the package's folder. */
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

/** Returns whether Git tracks these files. A copy without its history can't be checked by changes. */
export const isRepository = () => spawnSync('git', ['rev-parse', '--git-dir']).status === 0;

/** The commit that's checked out. */
export const head = () => git('rev-parse', 'HEAD')[0] ?? '';

/** The current files, including uncommitted and new ones, as the id of a Git tree. */
export function snapshot(): string {
  const index = join(mkdtempSync(join(tmpdir(), 'daybreak-')), 'index');
  const env = { ...process.env, GIT_INDEX_FILE: index };
  try {
    // Copied from the real index, so that Git only rereads what has changed.
    copyFileSync(git('rev-parse', '--git-path', 'index')[0] ?? '', index);
    execFileSync('git', ['add', '--all'], { env });
    return execFileSync('git', ['write-tree'], { env, encoding: 'utf8' }).trim();
  } finally {
    rmSync(dirname(index), { recursive: true });
  }
}

/** The files that differ between two commits or trees. */
export const changedBetween = (before: string, now: string): string[] =>
  git('diff', '--name-only', before, now);
