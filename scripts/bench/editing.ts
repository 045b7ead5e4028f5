import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { signInByForm, startServer } from '../demo.ts';
import { launchChromium } from '../launchChromium.ts';
import { showPicture } from './camera.ts';
import { emptyFrame } from './frames.ts';
import { measureKeystrokes } from './keystroke.ts';
import { printedRows, writePart } from './report.ts';
import {
  measureAllSizes,
  measureCrop,
  measureLayouts,
  measureLettersOnPiece,
  measureOpening,
  measureUndo,
  type Times,
} from './studio.ts';

// Measures the waits while someone works on a piece: `pnpm bench editing [--only studio] [--dry]`. `--only` also takes
// `saving` or a designer's name.

const { values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, dry: { type: 'boolean', default: false } },
});
const wanted = (name: string) => name.includes(values.only);

/** A text from each designer that shows on its first artboard. */
const typing = [
  ['brochure', 'Title'],
  ['ads', 'Headline'],
  ['social', 'Caption'],
  ['email', 'Headline'],
  ['flyer', 'Title'],
  ['postcard', 'Headline'],
  ['poster', 'Title'],
] as const;

/** Names the open draft, which from then on saves automatically. */
async function saveToLibrary(page: Page) {
  await page.getByRole('button', { name: 'Save to your pieces' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Spring fair');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
}

const { rows, add } = printedRows();
const addTimes = (what: string, { median, in95 }: Times, frame: number, more = '') =>
  add(
    what,
    `${median.toFixed(1)} ms (95 %: ${in95.toFixed(1)} ms)`,
    `${(median / frame).toFixed(2)} × an empty frame (${frame.toFixed(1)} ms)${more}`,
  );

await using server = await startServer(0);
await using browser = await launchChromium();
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1440, height: 900 },
});
const page = await context.newPage();
await signInByForm(page);
const open = async (designer: string) => {
  await page.goto(`/marketing-materials?type=${designer}`);
  await page.getByRole('region', { name: 'Preview', exact: true }).waitFor();
  await showPicture(page);
  await page.waitForLoadState('networkidle');
};
const addKeystrokes = async (what: string, field: string) => {
  const keys = await measureKeystrokes(page, field, 28);
  addTimes(
    `Keystroke to painted preview: ${what}`,
    { median: keys.workMedian, in95: keys.work95 },
    keys.emptyFrame,
    `; ${(keys.inNextFrame * 100).toFixed(0)} % in the next frame`,
  );
};
for (const [designer, field] of typing.filter(([name]) => wanted(name))) {
  await open(designer);
  await addKeystrokes(designer, field);
}
if (wanted('saving')) {
  await open('poster');
  await addKeystrokes('poster, kept in the browser', 'Title');
  await saveToLibrary(page);
  await addKeystrokes('the same poster, saved to the library', 'Title');
  await page.getByRole('button', { name: 'Open studio' }).click();
  const letters = await measureLettersOnPiece(page, 'Title', 40);
  addTimes('Keystroke on the poster, saved to the library', letters, await emptyFrame(page));
}
if (wanted('studio')) {
  await open('poster');
  const frame = await emptyFrame(page);
  addTimes('Press on “Open studio” to its piece', await measureOpening(page, 5), frame);
  addTimes('Keystroke on the poster', await measureLettersOnPiece(page, 'Title', 40), frame);
  addTimes('Another layout of the poster, pointed at for 300 ms', await measureLayouts(page, 16, 300), frame);
  addTimes('The same, pressed as soon as it is pointed at', await measureLayouts(page, 16, 0), frame);
  addTimes('Undo and redo in the studio', await measureUndo(page, 60), frame);
  const photograph = page.getByRole('dialog').getByRole('radio', { name: 'Photograph' }).first();
  await photograph.check({ force: true });
  addTimes('Frame while a picture is dragged', await measureCrop(page, 90), frame);
  await open('ads');
  await page.getByRole('button', { name: 'Open studio' }).click();
  const { letter, all, boards } = await measureAllSizes(page, 'Headline', 28);
  addTimes(`Keystroke in the form with ${boards} live sizes in sight`, letter, frame);
  addTimes(`A word until it is seen in all ${boards} of them, which wait for a rest of 350 ms`, all, frame);
}
if (!values.dry)
  writePart(
    'What editing takes',
    'pnpm bench editing',
    `Chromium ${browser.version()}`,
    [
      'With a processor slowed down four times and a picture of 12 megapixels in place, from the event to the end of the frame that paints what it did; two frames are 33 ms.',
      `Processes that wanted one of the ${availableParallelism()} cores in the last five minutes of the run: ${loadavg()[1]?.toFixed(1)}.`,
    ],
    [['What', 'Median and 95 %', 'Ratio in the same run'], ...rows],
  );
