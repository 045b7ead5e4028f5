import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clearSpace } from './clearSpace.ts';
import { llmsText } from './llms.ts';
import { palette } from './palette.ts';
import { coBranding, motifRules, pieceGrid } from './pieceRules.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const text = llmsText('1.2.3', readme);

it('includes the guidelines’ data and the README’s section on entries', () => {
  expect(text).toMatch(/^# Daybreak brand, @daybreak\/brand 1\.2\.3\n\n> /);
  for (const { hex, use } of Object.values(palette)) {
    expect(text).toContain(hex);
    expect(text).toContain(use);
  }
  for (const { rule } of [clearSpace, coBranding, pieceGrid, ...motifRules]) expect(text).toContain(rule);
  expect(text).toContain('`--brand-color-cyan`');
  expect(text).toContain('| `@daybreak/brand/styles.css` |');
  expect(text).toContain("import '@daybreak/brand/styles.css';");
});

it('throws if the README lacks the quoted section', () => {
  expect(() => llmsText('1.2.3', '# Something else')).toThrow('The README has no section "Entries".');
});
