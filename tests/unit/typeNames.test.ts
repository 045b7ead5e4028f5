import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The package of a file, such as `packages/ui`. */
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages/*/src/**', 'apps/portal/src/**'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));

it('no package exports two types with the same name', () => {
  const places = new Map<string, string[]>();
  for (const file of sources)
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:interface|type|class) (\w+)/gm,
    )) {
      const key = `${packageOf(file)} ${name}`;
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  expect(places.size).toBeGreaterThan(250);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
