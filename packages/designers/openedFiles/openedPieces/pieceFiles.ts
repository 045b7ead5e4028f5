import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportRequest } from '@daybreak/print';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, vi } from 'vitest';
import { type OpenedBrowser, openInBrowser } from '../../../print/openedFiles/making/openInBrowser.ts';
import { programsIn } from '../../../print/openedFiles/making/programs.ts';
import type * as Pieces from '../making/pieces.tsx';

export const ada = {
  name: 'Ada Okafor',
  title: 'Chief Operating Officer',
  email: 'ada.okafor@daybreak.example',
};
export const draft = JSON.stringify({ designer: 'poster', fields: { title: 'Every panel — 第二' } });

/** Where a piece's code leads. */
export const link = 'https://www.daybreak.example/drop-off-day';

/** A piece, and what its file is made with. */
export interface PieceFile extends Pieces.PieceRequest {
  options?: Omit<Partial<ExportRequest>, 'sources'>;
}

/** Longer than the lines it's put into. */
export const longWords = [
  'Inverters/(string)/(central)/(micro)/(hybrid)/(off-grid)—[all]',
  'racks_rails_clamps_cables_fuses_boxes',
  'https://www.daybreak.example/second/life/of/panels/and/batteries',
  'GlassSilverSiliconCopperAluminumPolymer',
];
const pointsOf = (words: readonly string[]) => words.map((word) => `Sorted: ${word}`).join('\n');

/** Print files by name. */
export const files: Record<string, PieceFile> = {
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
/** Pieces that tests make a proof of. */
export const proofs: Record<string, Pieces.PieceRequest> = {
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

interface Made {
  /** The filename of the download. */
  name: string;
  note?: string;
}

/**
 * Opens the designers' pieces in a browser before a file's first test and returns its steps. Each makes files of pieces
 * or asks another program about them: poppler, Ghostscript, qpdf, ImageMagick.
 */
export function openPieces() {
  let opened: OpenedBrowser;
  let programs: ReturnType<typeof programsIn>;
  let harness: JSHandle<typeof Pieces>;

  // Each test starts several programs, on a machine that may be busy.
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

  beforeAll(async () => {
    opened = await openInBrowser('designers', 'pieces.tsx');
    programs = programsIn(opened.folder);
    harness = await opened.page.evaluateHandle(
      () => (window as unknown as { harness: typeof Pieces }).harness,
    );
    await opened.page.addStyleTag({ content: '.as-printed [data-preview-only] { visibility: hidden }' });
  });

  afterAll(() => opened?.close());

  const run = (program: string, ...args: string[]) => programs.run(program, ...args);
  const pathOf = (name: string) => join(opened.folder, name);

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

  return {
    run,
    pathOf,
    make,
    file,
    programs: () => programs,
    folder: () => opened.folder,

    /** Writes the file to the folder and returns its name there. */
    async drawn(name: string) {
      await file(name);
      return `${name}.pdf`;
    },

    /** A page's boxes in points. */
    boxes: (name: string, page = 1) =>
      Object.fromEntries(
        [
          ...run('pdfinfo', '-box', '-f', `${page}`, '-l', `${page}`, name).matchAll(
            /(Media|Bleed|Trim)Box:(.+)/g,
          ),
        ].map(([, box, edges = '']) => [box, edges.trim().split(/\s+/).map(Number)]),
      ),

    text: (name: string) => run('pdftotext', name, '-').replace(/\s+/g, ' '),

    /** Takes a picture of each side of a proof, as on the screen. */
    async picturesOf(name: string): Promise<string[]> {
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
        await opened.page.screenshot({ fullPage: true, clip, path: pathOf(pictures[index] ?? '') });
      return pictures;
    },

    /** The words on each side of a piece, as shown. */
    shownWords: (request: Pieces.PieceRequest) =>
      opened.page.evaluate(
        async ({ harness, request }) => (await harness.mountPiece(request)).map(({ node }) => node.innerText),
        { harness, request },
      ),

    /** The words of a piece in texts that are fitted to their space. */
    fittedWords: (request: Pieces.PieceRequest) =>
      opened.page.evaluate(
        async ({ harness, request }) =>
          (await harness.mountPiece(request)).flatMap(({ node }) =>
            [...node.querySelectorAll<HTMLElement>('[data-fit]')].flatMap((part) =>
              part.innerText.split(/\s+/),
            ),
          ),
        { harness, request },
      ),

    /** What a card's code says. */
    contactCardOf: (person: typeof ada) =>
      opened.page.evaluate(({ harness, person }) => harness.contactCard(person), { harness, person }),

    /** The draft that a file carries. */
    draftIn: (name: string) =>
      opened.page.evaluate(({ harness, data }) => harness.draftOf(data), {
        harness,
        data: readFileSync(pathOf(name), 'base64'),
      }),
  };
}
