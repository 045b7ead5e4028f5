import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files below some paths, or all files, that Git doesn't ignore; sorted. */
export const listed = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .sort();
