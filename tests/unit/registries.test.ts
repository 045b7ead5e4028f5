import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registries } from '../../scripts/designers/registries.ts';

const made = await registries();

it.each([...made.keys()].map((path) => [path.split('/').slice(-2).join('/'), path]))(
  '%s is what the folders declare: `pnpm designers` makes it',
  (_name, path) => {
    expect(readFileSync(path, 'utf8')).toBe(made.get(path));
  },
);
