import type { Locator, Page } from '@playwright/test';
import type * as Pieces from '../../packages/designers/openedFiles/making/pieces.tsx';
import {
  type Engine,
  type OpenedBrowser,
  openInBrowser,
} from '../../packages/print/openedFiles/making/openInBrowser.ts';
import { signInByForm, startServer } from '../demo.ts';
import { at } from './frames.ts';
import { writePart } from './report.ts';

// Measures the waits in each engine: for the largest print file, for a page to open, and for the piece to follow
// typing.

const engines = ['chromium', ...(process.env.ENGINES?.split(',') ?? ['firefox'])] as Engine[];
const times = async (count: number, measure: () => Promise<number>) => {
  const all: number[] = [];
  while (all.length < count) all.push(await measure());
  return at(all);
};

/** Milliseconds to make the print PDF of the largest poster, with a 12-megapixel photograph. */
async function posterIn({ page }: OpenedBrowser): Promise<number> {
  const make = (request: Pieces.PieceRequest) =>
    page.evaluate(async (request) => {
      const { harness } = window as unknown as { harness: typeof Pieces };
      const sources = await harness.mountPiece(request);
      const begin = performance.now();
      const made = await harness.pdfOf(sources, { title: request.piece });
      if ('refusal' in made) throw new Error(made.refusal);
      return performance.now() - begin;
    }, request);
  // A first file, not measured, loads the engine and the fonts.
  await make({ piece: 'poster' });
  return times(3, () => make({ piece: 'poster', draft: { size: '24x36', theme: 'image' }, photograph: 12 }));
}

/** Milliseconds from the navigation to the largest paint, or to the first one in an engine that doesn't report the largest. */
async function arrivalOn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const kind = ['largest-contentful-paint', 'paint'].find((type) =>
          PerformanceObserver.supportedEntryTypes.includes(type),
        );
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: kind as string,
          buffered: true,
        });
      }),
  );
}

/** Milliseconds from a keystroke to the end of the frame that draws its character. */
async function lettersIn(page: Page, field: Locator): Promise<number> {
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const letters: number[] = [];
    Object.assign(window, { letters });
    const channel = new MessageChannel();
    let begin = 0;
    channel.port1.onmessage = () => letters.push(performance.now() - begin);
    document.addEventListener(
      'input',
      (event) =>
        requestAnimationFrame(() => {
          begin = event.timeStamp;
          channel.port2.postMessage('drawn');
        }),
      { capture: true },
    );
  });
  for (const letter of 'every panel has a second sunrise') {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(60);
  }
  const letters = await page.evaluate(() => (window as unknown as { letters: number[] }).letters);
  return at(letters);
}

/** Measures a poster's title, and a bare field, whose time is the engine's own time to begin a frame. */
async function letterOn(page: Page, address: string): Promise<{ letter: number; bare: number }> {
  await page.goto(address);
  const letter = await lettersIn(page, page.getByLabel('Title', { exact: true }));
  await page.evaluate(() => document.body.replaceChildren(document.createElement('input')));
  return { letter, bare: await lettersIn(page, page.locator('input')) };
}

const server = await startServer(0);
const figures: { engine: string; poster: number; arrival: number; letter: number; bare: number }[] = [];
for (const engine of engines) {
  const opened = await openInBrowser('designers', 'pieces.tsx', engine);
  const poster = await posterIn(opened);
  const page = await opened.browser.newPage({ baseURL: server.origin });
  const arrival = await times(5, () => arrivalOn(page, `${server.origin}/sign-in`));
  await signInByForm(page);
  const { letter, bare } = await letterOn(page, `${server.origin}/marketing-materials?type=poster`);
  figures.push({ engine: `${engine} ${opened.browser.version()}`, poster, arrival, letter, bare });
  console.log(figures.at(-1));
  await opened.close();
}
await server.stop();

const [reference] = figures;
type Figures = (typeof figures)[number];
const cell = (figure: (of: Figures) => number) => (of: Figures) =>
  `${figure(of).toFixed(0)} ms, ${(reference ? figure(of) / figure(reference) : Number.NaN).toFixed(2)} ×`;
const columns: Record<string, (of: Figures) => number> = {
  'Print PDF': ({ poster }) => poster,
  'Sign-in': ({ arrival }) => arrival,
  'A keystroke': ({ letter }) => letter,
  'Its work': ({ letter, bare }) => letter - bare,
};
writePart(
  'What a person waits for in every engine',
  'pnpm bench speed',
  'with the browsers named below',
  [
    'Medians: of three print PDFs of the 24 × 36 in poster with a picture of 12 megapixels; of five visits to the sign-in page, to its largest paint, or to the first in an engine that does not tell the largest; of 32 keystrokes in the title of a poster, to the end of the frame that draws each; the last column is less what a keystroke takes in a bare field, where an engine only waits for its next frame. The goal is 2 × of Chromium.',
  ],
  [
    ['Engine', ...Object.keys(columns)],
    ...figures.map((of) => [of.engine, ...Object.values(columns).map((figure) => cell(figure)(of))]),
  ],
);
