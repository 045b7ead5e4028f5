import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passages } from '../../packages/designers/src/catalogue/knowledge.ts';
import { newestPassages, passagesSql } from '../../scripts/designers/passages.ts';
import { registries } from '../../scripts/designers/registries.ts';

const made = await registries();

it.each([...made.keys()].map((path) => [path.split('/').slice(-2).join('/'), path]))(
  "%s matches the folders' declarations: `pnpm designers` generates it",
  (_name, path) => {
    expect(readFileSync(path, 'utf8')).toBe(made.get(path));
  },
);

it("the assistant knows the designers' current fields: `pnpm designers` generates the migration", () => {
  expect(newestPassages()).toBe(passagesSql(passages));
});
