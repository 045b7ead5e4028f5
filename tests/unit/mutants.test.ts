import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../scripts/mutants/list.ts';

it.each(mutants.map((mutant) => [mutant.fault, mutant] as const))(
  'the mutant “%s” finds the line that it changes',
  (_fault, { file, find, replace }) => {
    expect(readFileSync(file, 'utf8')).toContain(find);
    expect(replace).not.toBe(find);
  },
);
