import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from '../../scripts/mutants/list.ts';

it.each(mutants.map((mutant) => [mutant.fault, mutant] as const))(
  'the mutant “%s” finds the line that it changes',
  (_fault, { file, find, replace }) => {
    expect(readFileSync(file, 'utf8')).toContain(find);
    expect(replace).not.toBe(find);
  },
);

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 24 });
it.each(mutants)('the test that must find “$fault” exists', ({ test: [, file] }) => {
  expect(files).toContain(file);
});

const folder = 'supabase/migrations';
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
const head = /create (?:or replace )?function ([\w.]+)\(/g;

/** The SQL function around a line, or undefined outside functions. */
function functionAround(text: string, find: string): string | undefined {
  const at = text.indexOf(find);
  const last = [...text.slice(0, at + 1).matchAll(head)].at(-1);
  return last && text.indexOf('\n$$;', last.index) > at ? last[1] : undefined;
}

it('a mutant changes the last definition of its function', () => {
  const undone = mutants.flatMap(({ fault, file, find }) => {
    const place = migrations.findIndex((migration) => migration.file === file);
    const name = place < 0 ? undefined : functionAround(migrations[place]?.text ?? '', find);
    return migrations
      .slice(place + 1)
      .filter(({ text }) => name && [...text.matchAll(head)].some(([, defined]) => defined === name))
      .map((duplicate) => `${fault}: ${name} in ${duplicate.file}`);
  });
  expect(undone).toEqual([]);
});
