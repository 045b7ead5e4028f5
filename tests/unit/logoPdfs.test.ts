import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type LogoLayout,
  type LogoPdfVariant,
  logoLayouts,
  logoPdfFile,
  logoPdfVariants,
  logoViewBox,
} from '../../packages/brand/src/logo.ts';
import { palette } from '../../packages/brand/src/palette.ts';
import { logoPdf } from '../../scripts/logoPdf/logoPdf.ts';

const all = logoLayouts.flatMap((layout) => logoPdfVariants.map((variant) => [layout, variant] as const));
const fileOf = (layout: LogoLayout, variant: LogoPdfVariant) =>
  join(import.meta.dirname, '..', '..', 'packages', 'brand', logoPdfFile(layout, variant));
const inks = (...names: (keyof typeof palette)[]) =>
  names.map((name) => {
    const { c, m, y, k } = palette[name].cmyk;
    return `${[c, m, y, k].map((ink) => ink / 100).join(' ')} k`;
  });

/** Each variant's colors: the stored inks, never computed from RGB. */
const painted: Record<LogoPdfVariant, string[]> = {
  primary: inks('cyan', 'orange', 'teal'),
  grey: inks('gray'),
  white: inks('white'),
  'on-image': inks('cyan', 'orange', 'white'),
  night: inks('night'),
  black: ['0 0 0 1 k'],
};

describe.each(all)('the %s logo for print, %s', (layout, variant) => {
  const file = fileOf(layout, variant);

  it('matches the output of `node scripts/logoPdfs.ts`', async () => {
    expect(readFileSync(file).equals(await logoPdf(layout, variant))).toBe(true);
  });

  it("is a complete PDF with one page of the drawing's size", () => {
    execFileSync('qpdf', ['--check', file]);
    const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(facts).toMatch(/^Pages: +1$/m);
    const { width, height } = logoViewBox[layout];
    expect(facts).toMatch(new RegExp(`^Page size: +${width} x ${height} pts`, 'm'));
  });

  it('uses its inks, without pictures and fonts', () => {
    const text = execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], {
      encoding: 'latin1',
    });
    expect([...new Set(text.match(/^.* k$/gm))].sort()).toEqual(painted[variant].sort());
    expect(text).not.toMatch(/ (rg|g|cs|sc|scn|Do|Tj)$/m);
  });
});

it('uses only black ink on the plates of the black logos', () => {
  for (const layout of logoLayouts) {
    const coverage = execFileSync('gs', ['-q', '-o', '-', '-sDEVICE=inkcov', fileOf(layout, 'black')], {
      encoding: 'utf8',
    });
    const [c, m, y, k] = coverage.trim().split(/\s+/).map(Number);
    expect([c, m, y]).toEqual([0, 0, 0]);
    expect(k).toBeGreaterThan(0.2);
  }
});
