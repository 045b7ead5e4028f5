import '@daybreak/brand/styles.css';
import { afterEach, describe, expect, it } from 'vitest';
import { mountArtboard, pixelsOf } from '../../openedFiles/making/artboards.ts';
import { browserExporter } from '../browserExporter.ts';
import { readIdentity } from '../identity.ts';
import { exportMany, type ManyRequest } from '../many.ts';
import { type ProofedPage, proofPdf } from '../proof.ts';
import { pdfTexts } from '../reading/pdfTexts.ts';
import { printReport } from '../report.ts';
import type { ArtboardSize, ExportRequest } from '../types.ts';
import { loadStamp, stampItems } from './stamp.ts';

const words = 'PROOF – not approved';
const card = { width: 3.5, height: 2, unit: 'in', bleed: 0.125 } as const;
const date = new Date(Date.UTC(2026, 10, 28));
const title =
  '<p style="position:absolute;left:40px;top:40px;margin:0;font:800 30px/1.2 Poppins">Open house</p>';

afterEach(() => document.body.replaceChildren());

const made = async (
  format: ExportRequest['format'],
  options: Partial<ExportRequest> = {},
  size: ArtboardSize = card,
  html = title,
) => {
  const sources = [await mountArtboard(size, html)];
  const [file] = await browserExporter.export({
    designer: 'card',
    title: 'Card',
    sources,
    format,
    date,
    ...options,
  });
  if (!file) throw new Error('A file is made.');
  return file.blob;
};

const ground = (color: string) => `<div style="position:absolute;inset:0;background:${color}"></div>`;
const square = { width: 300, height: 200, unit: 'px', bleed: 0 } as const;

/** Returns how much each pixel of a plain ground changes under a stamp, 0–255. */
async function changesOn(color: string): Promise<number[]> {
  const [plain, stamped] = [
    await pixelsOf(await made('png', {}, square, ground(color))),
    await pixelsOf(await made('png', { stamp: words }, square, ground(color))),
  ];
  const changes: number[] = [];
  for (let y = 0; y < square.height; y++)
    for (let x = 0; x < square.width; x++)
      changes.push(
        Math.max(
          ...plain.at(x, y).map((value, channel) => Math.abs(value - (stamped.at(x, y)[channel] ?? 0))),
        ),
      );
  return changes;
}

describe('a stamped picture', () => {
  it.each(['#ffffff', '#000000', '#808080', '#ff6022', '#104a6d'])(
    'shows the words on %s and leaves most of the artwork unchanged',
    async (color) => {
      const changes = await changesOn(color);
      const seen = changes.filter((change) => change >= 40).length / changes.length;
      expect(seen).toBeGreaterThan(0.02);
      expect(changes.filter((change) => change > 0).length / changes.length).toBeLessThan(0.35);
      // The artwork shows through the words.
      expect(Math.max(...changes)).toBeLessThan(200);
    },
  );

  it('can be a JPEG, and nothing changes without a stamp', async () => {
    const [plain, again, stamped] = [
      await made('jpeg', {}, square),
      await made('jpeg', {}, square),
      await made('jpeg', { stamp: words }, square),
    ];
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(await plain.arrayBuffer()));
    const [before, after] = [await pixelsOf(plain), await pixelsOf(stamped)];
    expect(after.at(150, 100)).not.toEqual(before.at(150, 100));
  });
});

describe('a stamp', () => {
  it.each([
    [728, 90],
    [160, 600],
    [1000, 1000],
    [100, 10],
  ])('fits and fills an area of %i × %i', async (width, height) => {
    const [item] = stampItems(await loadStamp(words), { x: 12, y: 12, width, height });
    if (item?.kind !== 'shape') throw new Error('It is drawn as a shape.');
    const points = item.path.flatMap((step) => {
      const numbers = step.slice(1) as number[];
      return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
    });
    const [xs, ys] = [points.map(([x]) => x - 12), points.map(([, y]) => y - 12)];
    // Letters that reach below the line take some of the room around the words.
    expect(Math.min(...xs)).toBeGreaterThan(0);
    expect(Math.max(...xs)).toBeLessThan(width);
    expect(Math.min(...ys)).toBeGreaterThan(0);
    expect(Math.max(...ys)).toBeLessThan(height);
    expect(
      Math.max((Math.max(...xs) - Math.min(...xs)) / width, (Math.max(...ys) - Math.min(...ys)) / height),
    ).toBeGreaterThan(0.85);
  });

  it('leaves out letters that the typeface lacks and needs at least one that it has', async () => {
    expect((await loadStamp('PROOF – 見本')).words).toBe('PROOF –');
    await expect(loadStamp('見本')).rejects.toThrow('needs words');
  });
});

/** Returns the number of pages and forms in a PDF. */
const shown = async (pdf: Blob) => {
  const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
  return {
    pages: (text.match(/\/Type \/Page /g) ?? []).length,
    forms: (text.match(/\/Subtype \/Form/g) ?? []).length,
  };
};
const boxes = async (pdf: Blob) =>
  new TextDecoder('latin1').decode(await pdf.arrayBuffer()).match(/\/(?:Media|Bleed|Trim)Box \[[^\]]*\]/g);

/** The black ink of each pixel of a proofed page. */
const blackIn = (page: ProofedPage | undefined): number[] =>
  [...(page?.inks ?? [])].filter((_, index) => index % 4 === 3);

describe('a stamped PDF', () => {
  it.each<[string, Partial<ExportRequest>]>([
    ['with marks', { marks: true }],
    ['with bleed', {}],
    ['cut to its trim', { bleed: false }],
    ['in screen colors', { proof: true }],
    ['of ten on a sheet', { sheet: 'ten-up' }],
    ['on uncoated paper', { marks: true, stock: 'uncoated' }],
  ])('keeps the size and the words of the piece: %s', async (_, options) => {
    const [plain, stamped] = [await made('pdf', options), await made('pdf', { ...options, stamp: words })];
    expect(await boxes(stamped)).toEqual(await boxes(plain));
    expect(await pdfTexts(stamped)).toEqual(await pdfTexts(plain));
    const [before, after] = [await shown(plain), await shown(stamped)];
    expect(after).toEqual({ pages: before.pages, forms: before.forms + 1 });
    expect(stamped.size - plain.size).toBeLessThan(16_000);
  });

  it('is proofed with its stamp and passes the same checks as without', async () => {
    const [plain, stamped] = [
      await made('pdf', { marks: true }),
      await made('pdf', { marks: true, stamp: words }),
    ];
    const answers = async (pdf: Blob) =>
      (await printReport(pdf, 'in')).map(({ asks, passes }) => ({ asks, passes }));
    expect(await answers(stamped)).toEqual(await answers(plain));
    const blackOf = async (pdf: Blob) => blackIn((await proofPdf(pdf, 72)).pages[0]);
    const [before, after] = [await blackOf(plain), await blackOf(stamped)];
    const added = after.filter((ink, index) => ink > (before[index] ?? 0) + 40).length;
    expect(added / after.length).toBeGreaterThan(0.02);
  });

  it('has it on each of many pieces', async () => {
    const pieces = ['One', 'Two', 'Three'].map((name) => ({
      name,
      draw: async (read: Parameters<ManyRequest['pieces'][number]['draw']>[0]) =>
        read([await mountArtboard(card, title.replace('Open house', name))]),
    }));
    const stamped = await exportMany({ designer: 'card', title: 'Cards', date, pieces, stamp: words });
    expect(await shown(stamped.blob)).toMatchObject({ pages: 3, forms: 1 });
    const pages = (await proofPdf(stamped.blob, 72)).pages.map(blackIn);
    const inked = pages.map((black) => black.filter((ink) => ink > 40).length);
    expect(Math.min(...inked)).toBeGreaterThan(300);
  });
});

describe('the identity', () => {
  const identity = {
    piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
    version: 3,
    approval: 7,
    digest: '0f'.repeat(32),
  };
  it.each(['pdf', 'png', 'jpeg'] as const)('is in an exported file: %s', async (format) => {
    const draft = '{"designer":"card","draft":{},"brand":"1"}';
    expect(await readIdentity(await made(format, { identity, draft }))).toEqual(identity);
    expect(await readIdentity(await made(format, { draft }))).toBeUndefined();
  });
});
