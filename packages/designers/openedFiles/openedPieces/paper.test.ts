import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPieces } from './pieceFiles.ts';

// Sizes, bleed, marks, folds and inks of the paper.

const { boxes, drawn, file, pathOf, programs, run, text } = openPieces();

describe('the paper', () => {
  it('has front and back with bleed and marks around the trim for a postcard', async () => {
    expect(run('pdfinfo', await drawn('postcard'))).toMatch(/Pages:\s+2\n/);
    for (const page of [1, 2])
      expect(boxes('postcard.pdf', page)).toEqual({
        Media: [0, 0, 504, 360],
        Bleed: [27, 27, 477, 333],
        Trim: [36, 36, 468, 324],
      });
  });

  it.each(['postcard', 'postcard-proof'])('shows the sender and no placeholder address: %s', async (name) => {
    const words = text(await drawn(name));
    expect(words).toContain('Daybreak Data & Solar, Inc. 400 Horizon Way');
    expect(words).toContain('PLACE STAMP HERE');
    for (const standIn of ['MAIL TO', 'Recipient name', 'Street address', 'ZIP code'])
      expect(words).not.toContain(standIn);
  });

  it('has outside and inside with separate slug lines for a brochure', async () => {
    expect(run('pdfinfo', await drawn('brochure'))).toMatch(/Title:\s+A second sunrise\n(.|\n)*Pages:\s+2\n/);
    expect(text('brochure.pdf')).toMatch(
      /A second \/ sunrise · Outside · 11x8\.5in .+ 2026-07-30 · brand \d/,
    );
    expect(text('brochure.pdf')).toContain('A second / sunrise · Inside ·');
  });

  it.each<[string, number, number]>([
    ['metric-poster', 297, 420],
    ['metric-brochure', 297, 210],
  ])(
    'has trim in points, 3 mm bleed and a slug line in its unit for a millimeter sheet: %s',
    async (name, ...trim) => {
      const made = await file(name);
      const points = (mm: number) => (mm * 72) / 25.4;
      const { Media = [], Bleed = [], Trim = [] } = boxes(`${name}.pdf`);
      const size = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => [right - left, top - bottom];
      for (const [index, length] of trim.entries()) {
        expect(size(Trim)[index]).toBeCloseTo(points(length), 1);
        expect(size(Bleed)[index]).toBeCloseTo(points(length + 6), 1);
        expect(size(Media)[index]).toBeCloseTo(points(length + 6) + 54, 1);
      }
      expect(text(`${name}.pdf`)).toContain(`${trim.join('x')}mm + 3 mm bleed`);
      expect(made.name).toBe(`piece-${trim.join('x')}mm-20260730.pdf`);
    },
  );

  it('shows a partner’s logo once, with its holes, on a field without ink', async () => {
    const rows = run('pdfimages', '-list', await drawn('metric-poster'))
      .trim()
      .split('\n')
      .slice(2);
    expect(rows.map((row) => row.trim().split(/\s+/)[2])).toEqual(['image', 'smask']);
    const plates = programs().separations('metric-poster.pdf', 1, 72);
    // Marks and bleed, then the margin. Our logo is five times as wide as it is tall, and the field starts after it and
    // the hairline.
    const u = (297 * 72) / 25.4 / 100;
    const edge = 27 + (3 * 72) / 25.4;
    const at = (units: number) => Math.round(edge + units * u);
    const height = 6.6;
    expect(plates.least(at(7 + 6.1 * height), at(7 + 0.02 * height), 40, 2)).toEqual([0, 0, 0, 0]);
    expect(
      plates.most(at(7 + 6.1 * height), at(7), Math.round(4 * height * u), Math.round(height * u))[1],
    ).toBeGreaterThan(0.6);
    expect(plates.least(at(7), at(7) - 6, 40, 2)[0]).toBeGreaterThan(0.8);
  });

  it('has its fold marks at the DL panels for a brochure in millimeters', async () => {
    const plates = programs().separations(await drawn('metric-brochure'), 1, 144);
    for (const fold of [97, 197]) {
      const x = Math.round(2 * (27 + ((3 + fold) * 72) / 25.4));
      for (const ink of plates.most(x - 2, 9, 4, 36)) expect(ink).toBeGreaterThan(0.3);
    }
    expect(plates.most(100, 10, 200, 30)).toEqual([0, 0, 0, 0]);
  });

  it('has dashed fold marks outside the bleed on every plate of a brochure', async () => {
    const plates = programs().separations(await drawn('brochure'), 1, 144);
    // Letter, tri-fold, outside: folds at 3.625 and 7.3125 in from the trim's left edge, which is 36 pt from the
    // paper's.
    for (const fold of [3.625, 7.3125]) {
      const x = Math.round((36 + fold * 72) * 2);
      for (const ink of plates.most(x - 2, 9, 4, 36)) expect(ink).toBeGreaterThan(0.3);
      // Each column of pixels has gaps: the line is dashed.
      for (let column = x - 2; column < x + 2; column++)
        expect(plates.least(column, 9, 1, 36)).toEqual([0, 0, 0, 0]);
    }
    expect(plates.most(100, 10, 200, 30)).toEqual([0, 0, 0, 0]);
  });

  it('is just the trim if bleed is left out', async () => {
    const page = [0, 0, 612, 792];
    expect(boxes(await drawn('flyer'))).toEqual({ Media: page, Bleed: page, Trim: page });
    expect(boxes(await drawn('flyer-marks'))).toEqual({
      Media: [0, 0, 666, 846],
      Bleed: [27, 27, 639, 819],
      Trim: [27, 27, 639, 819],
    });
    expect(programs().separations('flyer-marks.pdf', 1, 72).most(0, 40, 26, 760)).toEqual([0, 0, 0, 0]);
  });

  it('names its printing condition and uses the brand’s uncoated inks on uncoated stock', async () => {
    const { name } = await file('uncoated');
    const json = JSON.stringify(JSON.parse(run('qpdf', '--json=2', 'uncoated.pdf')));
    expect(json).toMatch(/OutputConditionIdentifier":"u:FOGRA29"/);
    expect(json).not.toContain('TR 006');
    expect(name).toBe('piece-8.5x11in-uncoated-20260730.pdf');
    expect(text('uncoated.pdf')).toContain('uncoated paper');
    // The theme's background color, at a corner of the trim.
    const [c = 0, m = 0, y = 0, k = 0] = programs().separations('uncoated.pdf', 1, 72).most(40, 40, 4, 4);
    expect([c, m, y, k].map((ink) => Math.round(ink * 100))).toEqual([100, 60, 25, 30]);
  });

  it('is just the trim for a proof, in screen colors and without a press profile', async () => {
    expect(boxes(await drawn('card-proof'))).toEqual({
      Media: [0, 0, 252, 144],
      Bleed: [0, 0, 252, 144],
      Trim: [0, 0, 252, 144],
    });
    run('qpdf', '--qdf', '--object-streams=disable', 'card-proof.pdf', 'plain.pdf');
    const source = readFileSync(pathOf('plain.pdf'), 'latin1');
    expect(source).toContain('/DeviceRGB');
    expect(source).not.toMatch(/DeviceCMYK|OutputIntent|GTS_PDFX|Separation/);
    expect(text('card-proof.pdf')).not.toContain('brand');
  });
});
