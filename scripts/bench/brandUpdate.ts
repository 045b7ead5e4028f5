import { cpus, loadavg } from 'node:os';
import type * as Harness from '../../packages/designers/openedFiles/making/brandUpdate.ts';
import { openInBrowser } from '../../packages/print/openedFiles/making/openInBrowser.ts';
import { writePart } from './report.ts';

// Measures one tab comparing 500 pieces in two versions of the brand: its time, and its responsiveness meanwhile.
// `PIECES=50` compares fewer.

const count = Number(process.env.PIECES ?? 500);
const opening = await openInBrowser('designers', 'brandUpdate.ts');
opening.page.setDefaultTimeout(1_800_000);
const system = await opening.browser.newBrowserCDPSession();
/** Returns the tab's processor time in seconds, which other load on the machine doesn't affect. */
async function processorTime(): Promise<number> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime));
}
// Loads the designers and the fonts.
await opening.page.evaluate(() => (window as unknown as { harness: typeof Harness }).harness.compareMany(1));
const idleTime = await processorTime();
const figures = await opening.page.evaluate(
  (pieces) => (window as unknown as { harness: typeof Harness }).harness.compareMany(pieces),
  count,
);
const usedTime = (await processorTime()) - idleTime;
const checked = await opening.page.evaluate(() =>
  (window as unknown as { harness: typeof Harness }).harness.checkSeeded(),
);
const lookFigures = await opening.page.evaluate(
  (pieces) => (window as unknown as { harness: typeof Harness }).harness.checkLooks(pieces),
  count,
);
const program = `Chromium ${opening.browser.version()}`;
const [, busy = 0] = loadavg();
await opening.close();

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
const { milliseconds, findingCounts: found, failed, longTasks, waits } = figures;
const { wrong } = checked;
for (const line of [...wrong, ...failed, ...lookFigures.wrong]) console.error(line);

writePart(
  'A brand update',
  'pnpm bench brand',
  program,
  [
    `${count} pieces of all designers with artboards, every example in every theme, compared in one tab with a version of the brand that has another cyan and another logo on white. What should differ is read from the elements that show either.`,
    `Processes that wanted one of the ${cpus().length} cores in the last five minutes: ${busy.toFixed(1)}.`,
  ],
  [
    ['What', 'Measured'],
    ['All pieces', `${(milliseconds / 1000).toFixed(0)} s, ${Math.round(milliseconds / count)} ms each`],
    ['Of that, the tab used a core for', `${usedTime.toFixed(0)} s`],
    ...Object.entries(found).map(([name, pieces]) => [name || 'no change', `${pieces} pieces`]),
    ['Not what was seeded', `${wrong.length}`],
    ['Not compared', `${failed.length}`],
    [
      'All looks drawn to be stored',
      `${(lookFigures.storing / 1000).toFixed(0)} s, ${Math.round(lookFigures.storing / count)} ms each`,
    ],
    [
      'All looks drawn again and compared',
      `${(lookFigures.checking / 1000).toFixed(0)} s, ${Math.round(lookFigures.checking / count)} ms each`,
    ],
    ['Looks that differ from themselves', `${lookFigures.wrong.length}`],
    ['Wait of an event for the page', `median ${at(waits, 0.5)} ms, 95 %: ${at(waits, 0.95)} ms`],
    [
      'Tasks over 50 ms',
      `${longTasks.length}, median ${at(longTasks, 0.5)} ms, 95 %: ${at(longTasks, 0.95)} ms, longest ${at(longTasks, 1)} ms`,
    ],
  ],
);
