import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../browser.ts';
import { signInByForm, startServer } from '../demo.ts';
import { showPicture } from './camera.ts';
import { emptyFrame } from './frames.ts';
import { measureKeystrokes } from './keystroke.ts';
import { writePart } from './report.ts';
import {
  measureAllSizes,
  measureCompositions,
  measureCrop,
  measureLettersOnPiece,
  measureOpening,
  measureUndo,
  type Times,
} from './studio.ts';

// What a person waits for while they work on a piece: `pnpm bench editing [--only studio] [--dry]`.

const { values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, dry: { type: 'boolean', default: false } },
});
const wanted = (name: string) => name.includes(values.only);

/** A text of each designer that its first artboard shows. */
const typing = [
  ['brochure', 'Title'],
  ['ads', 'Headline'],
  ['social', 'Caption'],
  ['email', 'Headline'],
  ['flyer', 'Title'],
  ['postcard', 'Headline'],
  ['poster', 'Title'],
] as const;

const rows: string[][] = [];
const add = (...cells: string[]) => {
  rows.push(cells);
  console.log(cells.join('  '));
};
const addTimes = (what: string, { median, in95 }: Times, frame: number, more = '') =>
  add(
    what,
    `${median.toFixed(1)} ms (95 %: ${in95.toFixed(1)} ms)`,
    `${(median / frame).toFixed(2)} × an empty frame (${frame.toFixed(1)} ms)${more}`,
  );

const server = await startServer(4186);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
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
  for (const [designer, field] of typing.filter(([name]) => wanted(name))) {
    await open(designer);
    const keys = await measureKeystrokes(page, field, 28);
    addTimes(
      `Keystroke to painted preview: ${designer}`,
      { median: keys.workMedian, in95: keys.work95 },
      keys.emptyFrame,
      `; ${(keys.inNextFrame * 100).toFixed(0)} % in the next frame`,
    );
  }
  if (wanted('studio')) {
    await open('poster');
    const frame = await emptyFrame(page);
    addTimes('Press on “Open studio” to its piece', await measureOpening(page, 5), frame);
    addTimes('Letter typed on the poster', await measureLettersOnPiece(page, 'Title', 40), frame);
    addTimes('Another composition of the poster', await measureCompositions(page, 16), frame);
    addTimes('Undo and redo in the studio', await measureUndo(page, 24), frame);
    const photograph = page.getByRole('dialog').getByRole('radio', { name: 'Photograph' }).first();
    await photograph.check({ force: true });
    addTimes('Frame while a picture is dragged', await measureCrop(page, 90), frame);
    await open('ads');
    await page.getByRole('button', { name: 'Open studio' }).click();
    const { letter, all, boards } = await measureAllSizes(page, 'Headline', 28);
    addTimes(`Letter with ${boards} live sizes in sight, to the size that is worked on`, letter, frame);
    addTimes('The same to all of them', all, frame);
  }
  if (!values.dry)
    writePart(
      'What editing takes',
      'pnpm bench editing',
      browser.version(),
      [
        'With a processor slowed down four times and a picture of 12 megapixels in place, from the event to the end of the frame that paints what it did; two frames are 33 ms.',
        `Processes that wanted one of the ${availableParallelism()} cores in the last five minutes of the run: ${loadavg()[1]?.toFixed(1)}.`,
      ],
      [['What', 'Median and 95 %', 'Ratio in the same run'], ...rows],
    );
} finally {
  await browser.close();
  await server.stop();
}
