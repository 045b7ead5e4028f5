import { readFileSync } from 'node:fs';
import { type Answer, printReport } from '@daybreak/print/report';
import { describe, expect, it } from 'vitest';
import { files, openPieces, proofs } from './pieceFiles.ts';

// Every piece as a print file and as a proof, opened with qpdf, Ghostscript and poppler.

const { drawn, pathOf, picturesOf, programs, run } = openPieces();

/**
 * Findings that a printer would raise. Teal uses four inks, and cards have type below 8 pt. A sheet of ten and a page
 * cut to its trim are for office printers: they have no bleed, and the sheet's marks are placed on it.
 */
const attention: Record<string, Answer['rule'][]> = {
  'ten-up': ['bleed', 'marks'],
  'ten-up-upright': ['bleed', 'small-type', 'marks'],
  'ten-up-metric': ['bleed', 'safe-zone', 'marks'],
  flyer: ['bleed'],
  'flyer-marks': ['bleed'],
};

const all = [...Object.keys(files), ...Object.keys(proofs).map((name) => `${name}-proof`)];

describe('each piece', () => {
  it.each(all)('passes qpdf without syntax errors and Ghostscript without messages: %s', async (piece) => {
    const name = await drawn(piece);
    expect(run('qpdf', '--check', name)).toContain('No syntax or stream encoding errors found');
    expect(run('gs', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=nullpage', name)).toBe('');
  });

  it.each(all)('embeds subsets of Poppins and no other font: %s', async (name) => {
    const rows = run('pdffonts', await drawn(name))
      .trim()
      .split('\n')
      .slice(2);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatch(/^[A-Z]{6}\+Poppins-\w+ +CID TrueType +Identity-H +yes yes yes/);
  });

  it.each(Object.keys(files))('passes the printers’ report except for known exceptions: %s', async (name) => {
    const bytes = readFileSync(pathOf(await drawn(name)));
    const lines = await printReport(new Blob([new Uint8Array(bytes)]), name.includes('metric') ? 'mm' : 'in');
    expect(lines).toHaveLength(15);
    expect(lines.filter(({ passes }) => !passes).map(({ rule }) => rule)).toEqual(attention[name] ?? []);
  });

  it.each(Object.keys(proofs))('matches the screen on each page of its proof: %s', async (name) => {
    const proof = await drawn(`${name}-proof`);
    const pictures = await picturesOf(name);
    run('pdftoppm', '-r', '192', proof, `${name}-page`);
    expect(run('pdfinfo', proof)).toMatch(new RegExp(`Pages:\\s+${pictures.length}\\n`));
    expect(pictures).not.toEqual([]);
    for (const [index, picture] of pictures.entries())
      expect(
        programs().difference(picture, `${name}-page-${index + 1}.ppm`),
        `page ${index + 1}`,
      ).toBeLessThan(0.01);
  });
});
