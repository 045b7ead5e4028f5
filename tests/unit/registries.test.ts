import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passages } from '../../packages/designers/src/catalogue/knowledge.ts';
import { newestPassages, passagesSql } from '../../scripts/designers/passages.ts';
import { registries } from '../../scripts/designers/registries.ts';

const made = await registries();

it.each([...made.keys()].map((path) => [path.split('/').slice(-2).join('/'), path]))(
  '%s is what the folders declare: `pnpm designers` makes it',
  (_name, path) => {
    expect(readFileSync(path, 'utf8')).toBe(made.get(path));
  },
);

it('the assistant knows the designers as their fields are now: `pnpm designers` makes the migration', () => {
  expect(newestPassages()).toBe(passagesSql(passages));
});
