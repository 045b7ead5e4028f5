import { describe, expect, it } from 'vitest';
import { scanned } from '../../../print/openedFiles/making/scanned.ts';
import { ada, link, openPieces } from './pieceFiles.ts';

// Sheets of ten cards, and codes that another program reads.

const { contactCardOf, boxes, drawn, file, folder, programs, run } = openPieces();

describe('sheet of ten cards', () => {
  it.each(['ten-up', 'ten-up-upright'])('is Letter paper with fronts and backs: %s', async (piece) => {
    const name = await drawn(piece);
    expect(run('pdfinfo', name)).toMatch(/Pages:\s+2\n/);
    expect(boxes(name).Media).toEqual([0, 0, 612, 792]);
    expect(run('pdftotext', '-l', '1', name, '-').match(/Ada Okafor/g)).toHaveLength(10);
    expect(run('pdfimages', '-list', name).trim().split('\n')).toHaveLength(2);
  });

  it('is A4 paper for cards in millimeters, with cuts 85 and 55 mm apart', async () => {
    const { name } = await file('ten-up-metric');
    expect(boxes('ten-up-metric.pdf').Media).toEqual([0, 0, 595.28, 841.89]);
    expect(run('pdftotext', '-l', '1', 'ten-up-metric.pdf', '-').match(/Ada Okafor/g)).toHaveLength(10);
    expect(name).toBe('business-card-210x297mm-20260730.pdf');
    const plates = programs().separations('ten-up-metric.pdf', 1, 144);
    const pixel = (mm: number) => (mm * 144) / 25.4;
    // Ten cards, and the margins around them: 20 and 11 mm.
    for (const x of [20, 105, 190])
      expect(Math.min(...plates.most(Math.round(pixel(x)) - 2, 20, 4, 18))).toBeGreaterThan(0.3);
    for (const y of [11, 66, 121, 176, 231, 286])
      expect(Math.min(...plates.most(60, Math.round(pixel(y)) - 2, 18, 4))).toBeGreaterThan(0.3);
  });

  it('marks each cut in the margins, outside the cards', async () => {
    const plates = programs().separations(await drawn('ten-up'), 1, 144);
    const marked = (x: number, y: number, width: number, height: number) =>
      expect(Math.min(...plates.most(x, y, width, height)), `at ${x}, ${y}`).toBeGreaterThan(0.3);
    for (const x of [54, 306, 558]) for (const y of [13.5, 769.5]) marked(x * 2 - 2, y * 2, 4, 18);
    for (const y of [36, 180, 324, 468, 612, 756])
      for (const x of [31.5, 571.5]) marked(x * 2, y * 2 - 2, 18, 4);
  });

  it.each([
    ['ten-up', 0],
    ['ten-up-upright', 270],
  ] as const)('has a code on each back that another program can read: %s', async (piece, turned) => {
    const name = await drawn(piece);
    const expected = await contactCardOf(ada);
    run('pdftoppm', '-r', '400', '-f', '2', '-l', '2', '-gray', name, `${name}-back`);
    for (const [column, row] of [
      [0, 0],
      [1, 4],
    ] as const) {
      const area = `1400x800+${300 + column * 1400}+${200 + row * 800}`;
      const words = scanned(folder(), run, `${name}-back-2.pgm`, area, turned);
      expect(words).toBe(expected);
    }
  });
});

describe('code on a card', () => {
  it('is a path that another program reads from the print file', async () => {
    const expected = await contactCardOf(ada);
    run('pdftoppm', '-r', '400', '-f', '2', '-l', '2', '-gray', await drawn('card'), 'card-back');
    expect(scanned(folder(), run, 'card-back-2.pgm')).toBe(expected);
    expect(run('pdfimages', '-list', 'card.pdf').trim().split('\n')).toHaveLength(2);
  });

  it('prints in black ink only, on paper without ink', async () => {
    const plates = programs().separations(await drawn('card'), 2, 288);
    // At least 18 mm, and 8% of the height from the left and bottom edges; 3 pixels per CSS pixel.
    const edge = Math.round(0.08 * 192);
    const code = [(48 + edge + 2) * 3, (48 + 192 - edge - 66) * 3, 62 * 3, 62 * 3] as const;
    expect(plates.most(...code)).toEqual([0, 0, 0, 1]);
    expect(plates.least(...code)).toEqual([0, 0, 0, 0]);
    // The background around it uses several inks.
    expect(plates.least((48 + 100) * 3, (48 + 3) * 3, 60, 20)[0]).toBeGreaterThan(0.9);
  });
});

describe('code of a link', () => {
  it.each([
    ['poster', 1],
    ['flyer', 1],
    ['postcard', 2],
    ['brochure', 1],
  ] as const)('can be read by another program from its print file: %s', async (name, page) => {
    run(
      'pdftoppm',
      '-r',
      '150',
      '-f',
      `${page}`,
      '-l',
      `${page}`,
      '-gray',
      '-singlefile',
      await drawn(name),
      `${name}-code`,
    );
    expect(scanned(folder(), run, `${name}-code.pgm`)).toBe(link);
  });
});
