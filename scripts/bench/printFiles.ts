import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type * as Benchmark from '../../packages/designers/openedFiles/making/benchmark.ts';
import { openInBrowser } from '../../packages/print/openedFiles/making/openInBrowser.ts';

const pieces: Record<string, Parameters<typeof Benchmark.mount>[0]> = {
  'Business card 3.5×2 in': { piece: 'business-card' },
  'Ad 300×250 px': { piece: 'ads', draft: { platform: 'google', size: 'medium-rectangle' } },
  'Flyer 8.5×11 in, one photograph': { piece: 'flyer' },
  'Poster 24×36 in, no photograph': { piece: 'poster', draft: { size: '24x36' } },
  'Poster 24×36 in, photograph of 12 megapixels': {
    piece: 'poster',
    draft: { size: '24x36', theme: 'image' },
    photograph: '/photograph-12.jpg',
  },
  'Poster 24×36 in, photograph of 40 megapixels': {
    piece: 'poster',
    draft: { size: '24x36', theme: 'image' },
    photograph: '/photograph-40.jpg',
  },
};

export interface PrintFigures {
  milliseconds: number;
  bytes: number;
  /** Rise of the browser's memory during the first file, in bytes. */
  memory: number;
}

export interface PrintComparison {
  piece: string;
  vector: PrintFigures;
  picture: PrintFigures;
}

const runs = 3;

/** Compares the print PDF of each piece with a 300 DPI picture of it in a PDF, made in the same run: time, size and memory. */
export async function comparePrintFiles(): Promise<PrintComparison[]> {
  const opened = await openInBrowser('designers', 'benchmark.ts');
  try {
    const comparisons: PrintComparison[] = [];
    for (const [piece, request] of Object.entries(pieces)) {
      const measure = async (way: Benchmark.Way) => {
        const page = await opened.openPage();
        await page.route(/photograph-\d+\.jpg$/, async (route) => {
          const megapixels = Number(/(\d+)\.jpg$/.exec(route.request().url())?.[1]);
          await route.fulfill({
            contentType: 'image/jpeg',
            body: await photographOf(opened.page, megapixels),
          });
        });
        try {
          return await figures(opened.browser, page, request, way);
        } finally {
          await page.close();
        }
      };
      comparisons.push({
        piece,
        vector: await measure('print PDF'),
        picture: await measure('picture in a PDF'),
      });
    }
    return comparisons;
  } finally {
    await opened.close();
  }
}

const photographs = new Map<number, Promise<Buffer>>();

function photographOf(page: Page, megapixels: number): Promise<Buffer> {
  const photograph =
    photographs.get(megapixels) ??
    page
      .evaluate(
        (count) => (window as unknown as { harness: typeof Benchmark }).harness.photograph(count),
        megapixels,
      )
      .then((data) => Buffer.from(data, 'base64'));
  photographs.set(megapixels, photograph);
  return photograph;
}

async function figures(
  browser: Browser,
  page: Page,
  request: Parameters<typeof Benchmark.mount>[0],
  way: Benchmark.Way,
): Promise<PrintFigures> {
  const benchmark = await page.evaluateHandle(
    () => (window as unknown as { harness: typeof Benchmark }).harness,
  );
  const mount = (piece: typeof request) =>
    page.evaluate(({ benchmark, piece }) => benchmark.mount(piece), { benchmark, piece });
  const make = () => page.evaluate(({ benchmark, way }) => benchmark.make(way), { benchmark, way });
  // A first file, not measured, loads the engine and the fonts.
  await mount({ piece: 'business-card' });
  await make();
  await mount(request);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(500);

  const peak = await startMemory(browser);
  const results = [await make()];
  const memory = peak();
  while (results.length < runs) results.push(await make());
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return { milliseconds: times[Math.floor(runs / 2)] ?? 0, bytes: results[0]?.bytes ?? 0, memory };
}

/** Starts watching the memory of all the browser's processes. The result returns its rise. Linux only. */
export async function startMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kibibytes = (id: number, field: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  const before = processInfo.map(({ id }) => {
    // Resets the kernel's high-water mark.
    writeFileSync(`/proc/${id}/clear_refs`, '5');
    return { id, at: kibibytes(id, 'VmRSS') };
  });
  return () => before.reduce((sum, { id, at }) => sum + (kibibytes(id, 'VmHWM') - at) * 1024, 0);
}
