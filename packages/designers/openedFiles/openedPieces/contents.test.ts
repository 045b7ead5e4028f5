import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draft, files, longWords, openPieces, type PieceFile } from './pieceFiles.ts';

// Illustrations, photographs, long words and texts, and the metadata of a file.

const { drawn, draftIn, file, fittedWords, make, pathOf, picturesOf, run, text } = openPieces();

it('prints only the shapes of an illustration itself, as paths in the brand’s inks', async () => {
  for (const name of ['illustration', 'illustration-proof'])
    expect(
      run('pdfimages', '-list', await drawn(name))
        .trim()
        .split('\n'),
    ).toHaveLength(2);
  run('qpdf', '--qdf', '--object-streams=disable', 'illustration.pdf', 'plain-illustration.pdf');
  const filled = readFileSync(pathOf('plain-illustration.pdf'), 'latin1').match(/ f\*?$/gm);
  // The drawing has 17 shapes, its file 500.
  expect(filled?.length).toBeGreaterThan(17);
  expect(filled?.length).toBeLessThan(100);
});

describe('words longer than their lines', () => {
  it.each([
    ['words-brochure', longWords],
    ['words-poster', longWords.slice(0, 1).map((word) => word.toUpperCase())],
    ['words-flyer', longWords.slice(1, 2).map((word) => word.toUpperCase())],
  ])('break only at their joints and are read as typed: %s', async (name, words) => {
    const lines = run('pdftotext', '-raw', await drawn(name), '-');
    for (const word of words) {
      expect(lines.replaceAll('\n', '')).toContain(word);
      expect(lines).not.toContain(word);
    }
  });
});

describe('difficult input', () => {
  it('embeds a 40-megapixel photograph once, at 300 DPI for its size on the page', async () => {
    const { note } = await file('photograph');
    const rows = run('pdfimages', '-list', 'photograph.pdf').trim().split('\n').slice(2);
    expect(rows).toHaveLength(1);
    const [, , , width, height, , , , encoding, , , , xPpi, yPpi] = rows[0]?.trim().split(/\s+/) ?? [];
    expect(encoding).toBe('jpeg');
    expect(Number(width) * Number(height)).toBeLessThan(17_500_000);
    for (const ppi of [xPpi, yPpi].map(Number)) {
      expect(ppi).toBeGreaterThanOrEqual(299);
      expect(ppi).toBeLessThanOrEqual(301);
    }
    expect(note).toBeUndefined();
  });

  it.each(['longest-brochure', 'longest-postcard'])(
    'prints the longest texts whole and searchable: %s',
    async (name) => {
      const request = files[name] as PieceFile;
      const printed = text(await drawn(name)).replace(/ /g, '');
      const words = await fittedWords(request);
      expect(words.filter((word) => !printed.includes(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(20);
    },
  );

  it.each([
    ['a rune', 'Sunrise ᚠ for all', "“ᚠ” after “SUNRISE” because our fonts don't support it."],
    ['Tamil', 'சூரியன்', '“'],
  ])('refuses %s by name', async (_name, title, names) => {
    const result = await make({ piece: 'poster', draft: { title } });
    expect(result).toEqual({ refusal: expect.stringContaining(`The print PDF can't include ${names}`) });
  });
});

describe('file metadata', () => {
  it('has title, author, brand version and language', async () => {
    const info = run('pdfinfo', '-custom', await drawn('poster')) + run('pdfinfo', 'poster.pdf');
    expect(info).toMatch(/Title:\s+A second sunrise/);
    expect(info).toMatch(/Author:\s+Daybreak Data & Solar, Inc\./);
    expect(info).toMatch(/BrandVersion:\s+\d+\.\d+\.\d+/);
    const source = readFileSync(pathOf('poster.pdf'), 'latin1');
    expect(source).toMatch(/<pdfx:BrandVersion>\d+\.\d+\.\d+<\/pdfx:BrandVersion>/);
    expect(source).toContain('<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>');
  });

  it('has a title if the piece has none', async () => {
    expect(run('pdfinfo', await drawn('flyer-marks'))).toMatch(/Title:\s+piece 8\.5x11in/);
  });

  it('names the piece, its paper and the day in the filename', async () => {
    expect((await file('ten-up')).name).toBe('business-card-8.5x11in-20260730.pdf');
    expect((await file('card')).name).toBe('business-card-3.5x2in-20260730.pdf');
  });

  it('hides the draft from other programs, and keeps it after qpdf rewrites the file', async () => {
    expect(await draftIn(await drawn('poster'))).toBe(draft);
    run('qpdf', '--linearize', 'poster.pdf', 'rewritten.pdf');
    expect(await draftIn('rewritten.pdf')).toBe(draft);
    expect(await draftIn(await drawn('flyer'))).toBeUndefined();
    const [picture = ''] = await picturesOf('flyer');
    expect(await draftIn(picture)).toBeUndefined();
    expect(run('pdfdetach', '-list', 'poster.pdf')).toMatch(/^0 embedded files/);
  });
});
