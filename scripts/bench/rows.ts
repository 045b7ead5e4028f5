import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import type * as Benchmark from '../../packages/designers/openedFiles/making/benchmark.ts';
import { openInBrowser } from '../../packages/print/openedFiles/making/openInBrowser.ts';
import { signInByForm, startServer } from '../demo.ts';
import { launchChromium } from '../launchChromium.ts';
import { startMemory } from './printFiles.ts';
import { printedRows, writePart } from './report.ts';

// Many cards from a table: `pnpm bench rows [--people 200] [--rows 5000] [--dry]`.

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '200' },
    rows: { type: 'string', default: '5000' },
    dry: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const mostRows = Number(values.rows);
const slowdown = 4;
/** Number of cards made the usual way. The result is scaled to all of them. */
const sampleSize = 10;

const table = (count: number) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Name;Title;Email;Phone\n${Array.from(
      { length: count },
      (_, index) =>
        `Person${index % 97} Number${index};Recycling Technician;person.${index}@daybreak.example;+1 512 555 0100\n`,
    ).join('')}`,
  ),
});

const { rows, add } = printedRows();
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Watches for the longest stretch, from now on, in which the page doesn't respond. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as { longest: number; watching?: PerformanceObserver };
    watched.longest = 0;
    watched.watching?.disconnect();
    watched.watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    });
    watched.watching.observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** Opens the dialog for making many cards, at the step for choosing a table. */
async function openSource(page: Page) {
  // Otherwise the previous work would be restored.
  await page.goto('/profile');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/marketing-materials?type=new-hire&view=rows');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /CSV file/ }).click();
  return { dialog, next: dialog.getByRole('button', { name: 'Continue' }) };
}

async function chooseTable(dialog: Locator, count: number) {
  await dialog.locator('input[type=file]').setInputFiles(table(count));
  await dialog.getByText(`people.csv: ${count} rows`).waitFor();
}

/** Previews all cards of a table and makes one print PDF of them. */
async function measureCards(page: Page, browser: Browser) {
  const { dialog, next } = await openSource(page);
  await chooseTable(dialog, people);
  await next.click();
  const memory = await startMemory(browser);
  const longestWhileLooking = await watchTasks(page);
  let begin = performance.now();
  await next.click();
  await dialog.getByText(`${people} of ${people} rows are ready.`).waitFor({ timeout: 1_200_000 });
  const looking = { time: performance.now() - begin, longest: await longestWhileLooking(), memory: memory() };
  await next.click();
  const memoryOfMaking = await startMemory(browser);
  const longestMaking = await watchTasks(page);
  const download = page.waitForEvent('download', { timeout: 1_200_000 });
  begin = performance.now();
  await dialog.getByRole('button', { name: 'Create files' }).click();
  const bytes = (await readFile(await (await download).path())).length;
  const making = {
    time: performance.now() - begin,
    longest: await longestMaking(),
    memory: memoryOfMaking(),
  };
  return { looking, making, bytes };
}

/** Measures from the file to the list of its rows, each with all findings that need no drawing. */
async function measureReading(page: Page) {
  const { dialog, next } = await openSource(page);
  const begin = performance.now();
  await chooseTable(dialog, mostRows);
  await next.click();
  await next.click();
  await dialog.getByText(`Show more: ${mostRows - 50} rows are left`).waitFor();
  return performance.now() - begin;
}

/** One side of a card as a picture in a PDF, made with html-to-image at the same slowdown. */
async function measureUsualWay(): Promise<number> {
  const opened = await openInBrowser('designers', 'benchmark.ts');
  try {
    const { page } = opened;
    const session = await page.context().newCDPSession(page);
    const make = () =>
      page.evaluate(async () => {
        const { harness } = window as unknown as { harness: typeof Benchmark };
        await harness.mount({ piece: 'business-card' });
        return (await harness.make('picture in a PDF')).milliseconds;
      });
    // A first one, not measured, loads its tools.
    await make();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let all = 0;
    for (let card = 0; card < sampleSize; card++) all += await make();
    return all / sampleSize;
  } finally {
    await opened.close();
  }
}

await using server = await startServer(0);
await using browser = await launchChromium();
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1440, height: 900 },
});
const page = await context.newPage();
await signInByForm(page);
// Code, fonts and pictures are cached by now.
const { dialog, next } = await openSource(page);
await chooseTable(dialog, 1);
await next.click();
await next.click();
await page.getByText('1 of 1 rows are ready.').waitFor();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const cards = await measureCards(page, browser);
await page.goto('about:blank');
const side = await measureUsualWay();
const usualTime = 2 * people * side;
add(
  `${people} two-sided cards: one print PDF, ${(cards.bytes / 1e6).toFixed(2)} MB`,
  seconds(cards.making.time),
  `${(usualTime / cards.making.time).toFixed(1)} × faster than html-to-image (${seconds(usualTime)}, from ${sampleSize} sides)`,
);
add('The longest task meanwhile', `${cards.making.longest.toFixed(0)} ms`, '');
add('More memory meanwhile, all processes of the browser', megabytes(cards.making.memory), '');
add(
  `${people} cards looked at before, drawn one after the other`,
  seconds(cards.looking.time),
  `${(cards.looking.time / cards.making.time).toFixed(2)} × the making`,
);
add('The longest task meanwhile', `${cards.looking.longest.toFixed(0)} ms`, '');
add('More memory meanwhile, with the pages that are kept for the file', megabytes(cards.looking.memory), '');

const reading = await measureReading(page);
add(
  `${mostRows.toLocaleString('en-US')} rows read, matched, checked without drawing and listed`,
  seconds(reading),
  `${(reading / cards.making.time).toFixed(2)} × the making of ${people} cards`,
);

if (!values.dry)
  writePart(
    'Many cards from rows',
    'pnpm bench rows',
    `Chromium ${browser.version()}`,
    [
      `At a processor slowed down ${slowdown} times. The promise: 200 cards in 10 s with 150 MB more memory and no task over 100 ms, and 5,000 rows read and checked in 3 s.`,
    ],
    [['What', 'Measured', 'Ratio in the same run'], ...rows],
  );
