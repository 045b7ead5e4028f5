import type { ExportRequest } from '@daybreak/print';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenedBrowser, openInBrowser } from '../../print/openedFiles/making/openInBrowser.ts';
import { sheets } from '../contactSheet/sheets.ts';
import type * as Pieces from './making/pieces.tsx';

// Users with forced colors get the same files as everyone else.

let opened: OpenedBrowser;
let harness: JSHandle<typeof Pieces>;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeAll(async () => {
  opened = await openInBrowser('designers', 'pieces.tsx');
  harness = await opened.page.evaluateHandle(() => (window as unknown as { harness: typeof Pieces }).harness);
});

afterAll(() => opened?.close());

async function fileOf(
  forcedColors: 'active' | 'none',
  request: Pieces.PieceRequest,
  options: Omit<Partial<ExportRequest>, 'sources'>,
): Promise<Buffer> {
  await opened.page.emulateMedia({ forcedColors });
  const file = await opened.page.evaluate(
    async ({ harness, request, options }) => harness.pdfOf(await harness.mountPiece(request), options),
    { harness, request, options },
  );
  if ('refusal' in file) throw new Error(file.refusal);
  return Buffer.from(file.data, 'base64');
}

/** Without the ID that's unique to each PDF. */
const comparable = (file: Buffer) => file.toString('latin1').replaceAll(/[\dA-F-]{32,36}/gi, '');

const drawn = ['deck', ...sheets.map(({ designer }) => designer.id)];
const every: Pieces.PieceRequest[] = [
  { piece: 'ads' },
  { piece: 'social' },
  { piece: 'brochure' },
  { piece: 'business-card' },
  { piece: 'flyer' },
  { piece: 'postcard' },
  { piece: 'poster', draft: { size: '11x17', theme: 'image' } },
  { piece: 'infographic' },
  { piece: 'deck' },
];
const pictures = every.filter(({ piece }) => drawn.includes(piece));

it.each(pictures)('draws a picture of $piece in the colors of the artwork', async (request) => {
  const options = { format: 'png', dpi: 50 } as const;
  const usual = await fileOf('none', request, options);
  expect((await fileOf('active', request, options)).equals(usual)).toBe(true);
});

it.each(pictures.filter(({ piece }) => !['ads', 'social', 'infographic'].includes(piece)))(
  'a PDF of $piece has the inks of the artwork',
  async (request) => {
    const options = { proof: request.piece === 'deck', marks: true };
    const usual = await fileOf('none', request, options);
    expect(comparable(await fileOf('active', request, options))).toBe(comparable(usual));
  },
);

it('draws a presentation in the colors of the slides', async () => {
  const made: Record<string, string>[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await opened.page.emulateMedia({ forcedColors });
    made.push(await opened.page.evaluate((harness) => harness.presentation(), harness));
  }
  const [usual = {}, forced = {}] = made;
  expect(Object.keys(usual).length).toBeGreaterThan(50);
  const differing = Object.keys(usual).filter((name) => usual[name] !== forced[name]);
  // Contains the creation time.
  expect(differing.filter((name) => name !== 'docProps/core.xml')).toEqual([]);
});
