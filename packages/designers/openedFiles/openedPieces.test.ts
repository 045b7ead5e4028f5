import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportRequest } from '@daybreak/print';
import { type Answer, printReport } from '@daybreak/print/report';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedBrowser, openInBrowser } from '../../print/openedFiles/making/openInBrowser.ts';
import { readByPdfJs } from '../../print/openedFiles/making/pdfJs.ts';
import { programsIn } from '../../print/openedFiles/making/programs.ts';
import { scanned } from '../../print/openedFiles/making/scanned.ts';
import { structureFaults } from '../../print/openedFiles/making/tagged.ts';
import type * as Pieces from './making/pieces.tsx';

// The designers' own pieces as print files, opened with poppler, Ghostscript, qpdf, pdf.js, ImageMagick and a QR
// decoder.

const ada = { name: 'Ada Okafor', title: 'Chief Operating Officer', email: 'ada.okafor@daybreak.example' };
const draft = JSON.stringify({ designer: 'poster', fields: { title: 'Every panel — 第二' } });

const link = 'https://www.daybreak.example/drop-off-day';

interface PieceFile extends Pieces.PieceRequest {
  options?: Omit<Partial<ExportRequest>, 'sources'>;
}

/** Longer than the lines it's put into. */
const longWords = [
  'Inverters/(string)/(central)/(micro)/(hybrid)/(off-grid)—[all]',
  'racks_rails_clamps_cables_fuses_boxes',
  'https://www.daybreak.example/second/life/of/panels/and/batteries',
  'GlassSilverSiliconCopperAluminumPolymer',
];
const pointsOf = (words: readonly string[]) => words.map((word) => `Sorted: ${word}`).join('\n');

const files: Record<string, PieceFile> = {
  postcard: { piece: 'postcard', draft: { link }, options: { marks: true } },
  brochure: { piece: 'brochure', draft: { link }, options: { marks: true, title: 'A second\nsunrise' } },
  card: { piece: 'business-card', user: ada, options: { marks: true, designer: 'business-card' } },
  'ten-up': {
    piece: 'business-card',
    user: ada,
    options: { sheet: 'ten-up', designer: 'business-card' },
  },
  'ten-up-upright': {
    piece: 'business-card',
    user: ada,
    draft: { layout: 'vertical' },
    options: { sheet: 'ten-up' },
  },
  poster: { piece: 'poster', draft: { size: '11x17', link }, options: { draft } },
  flyer: { piece: 'flyer', draft: { link }, options: { bleed: false } },
  'metric-poster': {
    piece: 'poster',
    draft: { size: 'a3', theme: 'blue' },
    partner: true,
    options: { marks: true },
  },
  'metric-brochure': { piece: 'brochure', draft: { size: 'a4' }, options: { marks: true } },
  'ten-up-metric': {
    piece: 'business-card',
    user: ada,
    draft: { size: '85x55' },
    options: { sheet: 'ten-up', designer: 'business-card' },
  },
  uncoated: { piece: 'flyer', draft: { theme: 'blue' }, options: { stock: 'uncoated', marks: true } },
  'flyer-marks': { piece: 'flyer', options: { bleed: false, marks: true, title: '' } },
  photograph: { piece: 'poster', draft: { theme: 'image', size: '11x17' }, photograph: 40 },
  illustration: {
    piece: 'poster',
    draft: { composition: 'window', theme: 'blue', size: '11x17', picture: 'library:drawn-school 0.5,0.5 1' },
  },
  'longest-brochure': { piece: 'brochure', example: 'longest' },
  'longest-postcard': { piece: 'postcard', example: 'longest' },
  'words-brochure': { piece: 'brochure', draft: { content: pointsOf(longWords) } },
  'words-poster': { piece: 'poster', draft: { title: longWords[0] ?? '', size: '11x17' } },
  'words-flyer': { piece: 'flyer', draft: { title: longWords[1] ?? '', size: '5.5x8.5' } },
  'empty-brochure': { piece: 'brochure', example: 'empty' },
  'empty-poster': { piece: 'poster', example: 'empty' },
};
const proofs: Record<string, Pieces.PieceRequest> = {
  postcard: { piece: 'postcard', draft: { theme: 'blue' } },
  brochure: { piece: 'brochure' },
  card: { piece: 'business-card', user: ada },
  poster: { piece: 'poster', draft: { theme: 'image', size: '11x17' } },
  flyer: { piece: 'flyer', draft: { theme: 'blue', composition: 'type' }, partner: true },
  illustration: {
    piece: 'postcard',
    draft: { composition: 'photograph', theme: 'orange', picture: 'library:drawn-hands 0.5,0.5 1' },
  },
  deck: { piece: 'deck' },
};

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

let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
let harness: JSHandle<typeof Pieces>;

// Each test starts several programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = (program: string, ...args: string[]) => programs.run(program, ...args);
const boxes = (name: string, page = 1) =>
  Object.fromEntries(
    [
      ...run('pdfinfo', '-box', '-f', `${page}`, '-l', `${page}`, name).matchAll(
        /(Media|Bleed|Trim)Box:(.+)/g,
      ),
    ].map(([, box, edges = '']) => [box, edges.trim().split(/\s+/).map(Number)]),
  );
const text = (name: string) => run('pdftotext', name, '-').replace(/\s+/g, ' ');

/** Makes a file of the piece on the page, which also has the preview's placeholders. No file may contain them. */
const make = (request: PieceFile) =>
  opened.page.evaluate(
    async ({ harness, request }) => {
      const { classList } = document.documentElement;
      classList.remove('as-printed');
      try {
        return await harness.pdfOf(await harness.mountPiece(request), request.options);
      } finally {
        classList.add('as-printed');
      }
    },
    { harness, request },
  );

interface Made {
  /** The filename of the download. */
  name: string;
  note?: string;
}

async function makeFile(name: string): Promise<Made> {
  const proof = name.endsWith('-proof') && proofs[name.slice(0, -'-proof'.length)];
  const request = proof ? { ...proof, options: { proof: true, marks: true } } : files[name];
  if (!request) throw new Error(`There is no ${name}.`);
  const result = await make(request);
  if ('refusal' in result) throw new Error(`${name}: ${result.refusal}`);
  opened.put(`${name}.pdf`, result.data);
  return result;
}

const made = new Map<string, Promise<Made>>();
/** Returns a piece's file, made on first use: a part of the sweep makes only the files it needs. */
function file(name: string): Promise<Made> {
  const known = made.get(name) ?? makeFile(name);
  made.set(name, known);
  return known;
}
/** Writes the file to the folder and returns its name there. */
const drawn = async (name: string) => {
  await file(name);
  return `${name}.pdf`;
};

/** Takes a picture of each side of a proof, as on the screen. */
async function picturesOf(name: string): Promise<string[]> {
  const request = proofs[name];
  if (!request) throw new Error(`There is no proof of ${name}.`);
  const trims = await opened.page.evaluate(
    async ({ harness, request }) => {
      document.documentElement.classList.add('as-printed');
      await harness.mountPiece(request);
      return harness.trims();
    },
    { harness, request },
  );
  const pictures = trims.map((_, index) => `${name}-shot-${index + 1}.png`);
  for (const [index, clip] of trims.entries())
    await opened.page.screenshot({
      fullPage: true,
      clip,
      path: join(opened.folder, pictures[index] ?? ''),
    });
  return pictures;
}

beforeAll(async () => {
  opened = await openInBrowser('designers', 'pieces.tsx');
  programs = programsIn(opened.folder);
  harness = await opened.page.evaluateHandle(() => (window as unknown as { harness: typeof Pieces }).harness);
  await opened.page.addStyleTag({ content: '.as-printed [data-preview-only] { visibility: hidden }' });
});

afterAll(() => opened?.close());

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
    const bytes = readFileSync(join(opened.folder, await drawn(name)));
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
      expect(programs.difference(picture, `${name}-page-${index + 1}.ppm`), `page ${index + 1}`).toBeLessThan(
        0.01,
      );
  });
});

it('prints only the shapes of an illustration itself, as paths in the brand’s inks', async () => {
  for (const name of ['illustration', 'illustration-proof'])
    expect(
      run('pdfimages', '-list', await drawn(name))
        .trim()
        .split('\n'),
    ).toHaveLength(2);
  run('qpdf', '--qdf', '--object-streams=disable', 'illustration.pdf', 'plain-illustration.pdf');
  const filled = readFileSync(join(opened.folder, 'plain-illustration.pdf'), 'latin1').match(/ f\*?$/gm);
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
    const plates = programs.separations('metric-poster.pdf', 1, 72);
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
    const plates = programs.separations(await drawn('metric-brochure'), 1, 144);
    for (const fold of [97, 197]) {
      const x = Math.round(2 * (27 + ((3 + fold) * 72) / 25.4));
      for (const ink of plates.most(x - 2, 9, 4, 36)) expect(ink).toBeGreaterThan(0.3);
    }
    expect(plates.most(100, 10, 200, 30)).toEqual([0, 0, 0, 0]);
  });

  it('has dashed fold marks outside the bleed on every plate of a brochure', async () => {
    const plates = programs.separations(await drawn('brochure'), 1, 144);
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
    expect(programs.separations('flyer-marks.pdf', 1, 72).most(0, 40, 26, 760)).toEqual([0, 0, 0, 0]);
  });

  it('names its printing condition and uses the brand’s uncoated inks on uncoated stock', async () => {
    const { name } = await file('uncoated');
    const json = JSON.stringify(JSON.parse(run('qpdf', '--json=2', 'uncoated.pdf')));
    expect(json).toMatch(/OutputConditionIdentifier":"u:FOGRA29"/);
    expect(json).not.toContain('TR 006');
    expect(name).toBe('piece-8.5x11in-uncoated-20260730.pdf');
    expect(text('uncoated.pdf')).toContain('uncoated paper');
    // The theme's background color, at a corner of the trim.
    const [c = 0, m = 0, y = 0, k = 0] = programs.separations('uncoated.pdf', 1, 72).most(40, 40, 4, 4);
    expect([c, m, y, k].map((ink) => Math.round(ink * 100))).toEqual([100, 60, 25, 30]);
  });

  it('is just the trim for a proof, in screen colors and without a press profile', async () => {
    expect(boxes(await drawn('card-proof'))).toEqual({
      Media: [0, 0, 252, 144],
      Bleed: [0, 0, 252, 144],
      Trim: [0, 0, 252, 144],
    });
    run('qpdf', '--qdf', '--object-streams=disable', 'card-proof.pdf', 'plain.pdf');
    const source = readFileSync(join(opened.folder, 'plain.pdf'), 'latin1');
    expect(source).toContain('/DeviceRGB');
    expect(source).not.toMatch(/DeviceCMYK|OutputIntent|GTS_PDFX|Separation/);
    expect(text('card-proof.pdf')).not.toContain('brand');
  });
});

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
    const plates = programs.separations('ten-up-metric.pdf', 1, 144);
    const pixel = (mm: number) => (mm * 144) / 25.4;
    // Ten cards, and the margins around them: 20 and 11 mm.
    for (const x of [20, 105, 190])
      expect(Math.min(...plates.most(Math.round(pixel(x)) - 2, 20, 4, 18))).toBeGreaterThan(0.3);
    for (const y of [11, 66, 121, 176, 231, 286])
      expect(Math.min(...plates.most(60, Math.round(pixel(y)) - 2, 18, 4))).toBeGreaterThan(0.3);
  });

  it('marks each cut in the margins, outside the cards', async () => {
    const plates = programs.separations(await drawn('ten-up'), 1, 144);
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
    const expected = await opened.page.evaluate(({ harness, ada }) => harness.contactCard(ada), {
      harness,
      ada,
    });
    run('pdftoppm', '-r', '400', '-f', '2', '-l', '2', '-gray', name, `${name}-back`);
    for (const [column, row] of [
      [0, 0],
      [1, 4],
    ] as const) {
      const area = `1400x800+${300 + column * 1400}+${200 + row * 800}`;
      const words = scanned(opened.folder, run, `${name}-back-2.pgm`, area, turned);
      expect(words).toBe(expected);
    }
  });
});

describe('code on a card', () => {
  it('is a path that another program reads from the print file', async () => {
    const expected = await opened.page.evaluate(({ harness, ada }) => harness.contactCard(ada), {
      harness,
      ada,
    });
    run('pdftoppm', '-r', '400', '-f', '2', '-l', '2', '-gray', await drawn('card'), 'card-back');
    expect(scanned(opened.folder, run, 'card-back-2.pgm')).toBe(expected);
    expect(run('pdfimages', '-list', 'card.pdf').trim().split('\n')).toHaveLength(2);
  });

  it('prints in black ink only, on paper without ink', async () => {
    const plates = programs.separations(await drawn('card'), 2, 288);
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
    expect(scanned(opened.folder, run, `${name}-code.pgm`)).toBe(link);
  });
});

describe('screen reader', () => {
  const requests: [name: string, request: Pieces.PieceRequest][] = [
    ...Object.entries(files),
    ...Object.entries(proofs).map(([name, request]): [string, Pieces.PieceRequest] => [
      `${name}-proof`,
      request,
    ]),
  ];
  const options = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized'];

  it.each(requests.map(([name]) => name))('finds a structure that keeps the rules: %s', async (name) => {
    expect(structureFaults(run('qpdf', ...options, await drawn(name)))).toEqual([]);
  });

  const single = requests.filter(([name]) => !name.startsWith('ten-up'));
  it.each(single)('reads the words in the order of the piece: %s', async (name, request) => {
    const told = [...run('pdfinfo', '-struct-text', await drawn(name)).matchAll(/^\s*"(.*)"$/gm)].map(
      ([, words = '']) => words,
    );
    const shown = await opened.page.evaluate(
      async ({ harness, request }) => (await harness.mountPiece(request)).map(({ node }) => node.innerText),
      { harness, request },
    );
    const inOneWord = (parts: readonly string[]) => parts.join('').replaceAll(/\s/g, '').toLowerCase();
    expect(inOneWord(told)).toBe(inOneWord(shown));
    // A second reader agrees.
    const pages = await readByPdfJs(join(opened.folder, `${name}.pdf`));
    expect(inOneWord(pages.flatMap(({ words }) => words))).toBe(inOneWord(shown));
    expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('reads headings and the alternative texts of pictures', async () => {
    const told = run('pdfinfo', '-struct', await drawn('photograph'));
    expect(told).toMatch(/^Document\n {2}Sect\n/);
    expect(told.match(/^ +H1 \(block\)/gm)).toHaveLength(1);
    expect(told).toContain('Figure');
    expect(run('qpdf', '--json=2', 'photograph.pdf')).toContain('"/Alt": "u:Rows of panels"');
  });

  it('gets the deck’s links, and none from a print file', async () => {
    const links = (name: string) => [...run('pdfinfo', '-url', name).matchAll(/Annotation\s+(\S+)/g)];
    expect(links(await drawn('deck-proof')).map(([, address]) => address)).toEqual([
      'tel:+15125550142',
      'mailto:hello@daybreak.example',
      'https://www.daybreak.example/',
    ]);
    expect(run('pdfinfo', '-struct', 'deck-proof.pdf').match(/^ +Link/gm)).toHaveLength(3);
    expect(links(await drawn('poster'))).toEqual([]);
  });

  it('reads each card of a sheet once', async () => {
    const told = run('pdfinfo', '-struct', await drawn('ten-up'));
    expect(told.match(/^ +P \(block\)/gm)).toHaveLength(20);
  });
});

describe('file metadata', () => {
  it('has title, author, brand version and language', async () => {
    const info = run('pdfinfo', '-custom', await drawn('poster')) + run('pdfinfo', 'poster.pdf');
    expect(info).toMatch(/Title:\s+A second sunrise/);
    expect(info).toMatch(/Author:\s+Daybreak Data & Solar, Inc\./);
    expect(info).toMatch(/BrandVersion:\s+\d+\.\d+\.\d+/);
    const source = readFileSync(join(opened.folder, 'poster.pdf'), 'latin1');
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
    const read = (name: string) =>
      opened.page.evaluate(({ harness, data }) => harness.draftOf(data), {
        harness,
        data: readFileSync(join(opened.folder, name), 'base64'),
      });
    expect(await read(await drawn('poster'))).toBe(draft);
    run('qpdf', '--linearize', 'poster.pdf', 'rewritten.pdf');
    expect(await read('rewritten.pdf')).toBe(draft);
    expect(await read(await drawn('flyer'))).toBeUndefined();
    const [picture = ''] = await picturesOf('flyer');
    expect(await read(picture)).toBeUndefined();
    expect(run('pdfdetach', '-list', 'poster.pdf')).toMatch(/^0 embedded files/);
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
      const words = await opened.page.evaluate(
        async ({ harness, request }) =>
          (await harness.mountPiece(request)).flatMap(({ node }) =>
            [...node.querySelectorAll<HTMLElement>('[data-fit]')].flatMap((part) =>
              part.innerText.split(/\s+/),
            ),
          ),
        { harness, request },
      );
      expect(words.filter((word) => !printed.includes(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(20);
    },
  );

  it.each([
    ['a rune', 'Sunrise ᚠ for all', "“ᚠ” after “SUNRISE” because our fonts don't have it."],
    ['Tamil', 'சூரியன்', '“'],
  ])('refuses %s by name', async (_name, title, names) => {
    const result = await make({ piece: 'poster', draft: { title } });
    expect(result).toEqual({ refusal: expect.stringContaining(`The print PDF can't include ${names}`) });
  });
});
