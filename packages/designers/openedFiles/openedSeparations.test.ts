import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { palette } from '@daybreak/brand';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deltaE00 } from '../../print/openedFiles/making/deltaE.ts';
import { exchangedProfile } from '../../print/openedFiles/making/exchangedProfile.ts';
import { type OpenedBrowser, openInBrowser } from '../../print/openedFiles/making/openInBrowser.ts';
import { programsIn } from '../../print/openedFiles/making/programs.ts';
import { samples } from '../../print/openedFiles/making/scripts.ts';
import { jpegFile, withoutMetadata } from '../../print/src/photograph/jpegFile.ts';
import { withProfile } from '../../print/src/photograph/withProfile.ts';
import type * as Pieces from './making/pieces.tsx';
import type * as Proof from './making/proof.ts';

// Compares the separations proof with Ghostscript's, and its colors with those of Little CMS.

const files: Record<
  string,
  { request: Pieces.PieceRequest; page: number; stock?: 'uncoated'; dpi?: number }
> = {
  poster: { request: { piece: 'poster', draft: { size: '11x17' } }, page: 0 },
  brochure: { request: { piece: 'brochure' }, page: 1 },
  card: { request: { piece: 'business-card' }, page: 0 },
  postcard: { request: { piece: 'postcard', draft: { theme: 'image' } }, page: 0 },
  shaped: {
    request: {
      piece: 'poster',
      language: 'ar',
      draft: {
        size: '11x17',
        title: samples.arabic?.headline ?? '',
        description: samples.arabic?.sentence ?? '',
      },
    },
    page: 0,
  },
  camera: {
    request: {
      piece: 'poster',
      draft: { size: '24x36', composition: 'photograph' },
      photograph: '/camera.jpg',
    },
    page: 0,
    dpi: 24,
  },
  uncoated: { request: { piece: 'flyer', draft: { theme: 'blue' } }, page: 0, stock: 'uncoated' },
};
const names = ['cyan', 'magenta', 'yellow', 'black'];

/** A photograph without the profile that the browser gives it. */
async function withoutNotes(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const own = new Uint8Array(bytes);
  const jpeg = jpegFile(own);
  if (!jpeg) throw new Error('This is no photograph.');
  return new Uint8Array(await withoutMetadata(new Blob([own]), jpeg).bytes.arrayBuffer());
}

let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
let harness: JSHandle<typeof Proof>;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  opened = await openInBrowser('designers', 'proof.ts');
  programs = programsIn(opened.folder);
  harness = await opened.page.evaluateHandle(() => (window as unknown as { harness: typeof Proof }).harness);
  let camera: Promise<Buffer> | undefined;
  await opened.page.route('**/camera.jpg', async (route) => {
    camera ??= cameraPhotograph();
    await route.fulfill({ contentType: 'image/jpeg', body: await camera });
  });
  const profiles = await opened.page.evaluate((harness) => harness.profiles(), harness);
  for (const [name, profile] of Object.entries(profiles))
    writeFileSync(join(opened.folder, `${name}.icc`), inflateSync(Buffer.from(profile, 'base64')));
});

async function cameraPhotograph(): Promise<Buffer> {
  const large = await opened.page.evaluate((harness) => harness.photographBytes(24), harness);
  return Buffer.concat(withProfile(await withoutNotes(Buffer.from(large, 'base64')), exchangedProfile()));
}

async function makeFile(name: string): Promise<string> {
  const { request, stock } = files[name] ?? {};
  if (!request) throw new Error(`There is no ${name}.`);
  const result = await opened.page.evaluate(
    async ({ harness, request, stock }) =>
      harness.pdfOf(await harness.mountPiece(request), { marks: true, stock }),
    { harness, request, stock },
  );
  if ('refusal' in result) throw new Error(`${name}: ${result.refusal}`);
  opened.put(`${name}.pdf`, result.data);
  return result.data;
}

const made = new Map<string, Promise<string>>();
/** Returns a piece's file as base64, made on first use: a part of the sweep makes only the files it needs. */
function file(name: string): Promise<string> {
  const known = made.get(name) ?? makeFile(name);
  made.set(name, known);
  return known;
}

afterAll(() => opened?.close());

describe('plates', () => {
  it.each(Object.keys(files))('match Ghostscript’s: %s', async (name) => {
    const { page = 0, dpi = 72 } = files[name] ?? {};
    const ours = await opened.page.evaluate(
      ({ harness, data, page, dpi }) => harness.platesOf(data, page, dpi),
      { harness, data: await file(name), page, dpi },
    );
    const inks = Buffer.from(ours.inks, 'base64');
    const profile = `${files[name]?.stock ?? 'coated'}.icc`;
    // Smooths edges, and converts photographs with the file's profile.
    const theirs = programs.separations(
      `${name}.pdf`,
      page + 1,
      4 * dpi,
      '-dDownScaleFactor=4',
      `--permit-file-read=${profile}`,
      `-sOutputICCProfile=${profile}`,
      `-sDefaultCMYKProfile=${profile}`,
    ).plates;
    for (const [ink, plate] of theirs.entries()) {
      expect(plate.length).toBe(ours.width * ours.height);
      let sum = 0;
      let apart = 0;
      plate.forEach((light, pixel) => {
        const difference = Math.abs(255 - light - (inks[pixel * 4 + ink] ?? 0)) / 255;
        sum += difference;
        if (difference > 0.25) apart++;
      });
      const mean = sum / plate.length;
      const share = apart / plate.length;
      const says = `${names[ink]}: mean ${mean.toFixed(4)}, apart ${share.toFixed(4)}`;
      expect(mean, says).toBeLessThan(0.012);
      expect(share, says).toBeLessThan(0.006);
    }
  });
});

/** Colors converted by Little CMS, with the profile that the files carry. */
const converted = (colors: readonly (readonly number[])[], ...options: string[]): number[][] =>
  execFileSync('transicc', [...options, '-c0', '-n'], {
    cwd: opened.folder,
    input: `${colors.map((color) => color.join(' ')).join('\n')}\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number));

const distances = (ours: number[][], theirs: number[][]) => {
  const labs = [ours, theirs].map((colors) => converted(colors, '-i*sRGB', '-o*Lab', '-t1'));
  return labs[0]?.map((lab, index) => deltaE00(lab as never, labs[1]?.[index] as never)) ?? [];
};

describe('colors', () => {
  it('are compared by CIEDE2000, with the values of its paper', () => {
    // Pairs 1, 7, 13, 20 and 25 of the paper's table 1.
    for (const [one, other, expected] of [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
      [[50, 2.5, 0], [50, 3.2592, 0.335], 1.0],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    ] as const)
      expect(deltaE00(one, other)).toBeCloseTo(expected, 4);
  });

  it.each([
    [true, '-t3'],
    [false, '-t1'],
  ] as const)('match Little CMS for brand colors within sRGB on paper: %s', async (onPaper, intent) => {
    const inks = Object.values(palette).map(({ cmyk: { c, m, y, k } }) => [c, m, y, k]);
    const ours = await opened.page.evaluate(
      ({ harness, inks, onPaper }) => harness.shownColors('coated', inks, onPaper),
      { harness, inks, onPaper },
    );
    const found = distances(ours, converted(inks, '-icoated.icc', '-o*sRGB', intent, '-s'));
    expect(found).toHaveLength(inks.length);
    for (const distance of found) expect(distance).toBeLessThanOrEqual(1);
  });

  it('match Little CMS in a photograph', async () => {
    await file('postcard');
    programs.run('pdfimages', '-j', '-f', '1', '-l', '1', 'postcard.pdf', 'photograph');
    programs.run(
      'convert',
      'photograph-000.jpg',
      '-strip',
      '-resize',
      '64x64!',
      '-depth',
      '8',
      'rgb:pixels.raw',
    );
    const pixels = readFileSync(join(opened.folder, 'pixels.raw'));
    const colors = Array.from({ length: pixels.length / 3 }, (_, at) => [
      ...pixels.subarray(at * 3, at * 3 + 3),
    ]);
    const ours = await opened.page.evaluate(
      async ({ harness, colors }) =>
        harness.shownColors('coated', await harness.separated('coated', colors), true),
      { harness, colors },
    );
    const inks = converted(colors, '-i*sRGB', '-ocoated.icc', '-t1', '-b');
    const found = distances(ours, converted(inks, '-icoated.icc', '-o*sRGB', '-t3', '-s'));
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
    expect(found).toHaveLength(4096);
    expect(mean).toBeLessThanOrEqual(2);
  });
});

it('names what it doesn’t support when it refuses a file', async () => {
  const qdf = (data: string) => Buffer.from(data, 'base64').toString('latin1');
  const card = qdf(await file('card'));
  // A content stream of the same length, so that every other object stays where it is.
  const offset = card.indexOf('/Subtype /CIDFontType2');
  const changed = `${card.slice(0, offset)}/Subtype /CIDFontType0${card.slice(offset + 22)}`;
  const refusalOf = (text: string) =>
    opened.page.evaluate(({ harness, data }) => harness.refusal(data), {
      harness,
      data: Buffer.from(text, 'latin1').toString('base64'),
    });
  expect(await refusalOf(card)).toBeUndefined();
  expect(await refusalOf(changed)).toBe(
    "Can't show a proof of this file because it has a font that isn't TrueType with glyph IDs. Ask your print shop for a proof.",
  );
  const content = deflateSync('0 0 m 9 9 1 1 v S');
  const pdf = [
    '%PDF-1.6\n',
    '<</Type /Catalog /Pages 2 0 R /OutputIntents [<</OutputConditionIdentifier (FOGRA29)>>]>>',
    '<</Kids [3 0 R]>>',
    '<</MediaBox [0 0 9 9] /BleedBox [0 0 9 9] /Resources <<>> /Contents 4 0 R>>',
    `<</Filter /FlateDecode /Length ${content.length}>>\nstream\n${content.toString('latin1')}\nendstream`,
  ];
  const offsets: number[] = [];
  let text = '';
  pdf.forEach((object, index) => {
    offsets.push(text.length);
    text += index === 0 ? object : `${index} 0 obj\n${object}\nendobj\n`;
  });
  const rows = offsets.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 5 /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  expect(await refusalOf(text)).toBe(
    "Can't show a proof of this file because it has the operator “v”. Ask your print shop for a proof.",
  );
});
