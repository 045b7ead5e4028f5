import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Pieces from '../../packages/designers/openedFiles/making/pieces.tsx';
import {
  type Engine,
  type OpenedBrowser,
  openInBrowser,
} from '../../packages/print/openedFiles/making/openInBrowser.ts';
import { programsIn } from '../../packages/print/openedFiles/making/programs.ts';
import { samples } from '../../packages/print/openedFiles/making/scripts.ts';
import { structureFaults } from '../../packages/print/openedFiles/making/tagged.ts';
import { printReport } from '../../packages/print/src/pdf/report/report.ts';
import { writePart } from './report.ts';

// Compares each engine's print PDFs with Chromium's: every layout and theme of every designer, in fourteen writing
// systems.

type Harness = { harness: typeof Pieces };

interface MadeFile {
  /** The reason that there's no file. */
  refusal?: string;
  milliseconds: number;
  sizes: readonly (readonly [name: string, size: number])[];
}

const others = (process.env.ENGINES?.split(',') ?? ['firefox', 'webkit']) as Engine[];
const chromium = await openInBrowser('designers', 'pieces.tsx');
const layouts = await chromium.page.evaluate(() => (window as unknown as Harness).harness.everyLayout());
const words = Object.values(samples);
/** `EVERY=5` tests one in five. The writing systems take turns, so a step that shares a factor with 14 skips some. */
const every = Number(process.env.EVERY ?? 1);
const requests = layouts
  .map(({ piece, draft, headline, sentence }, place) => {
    const sample = words[place % words.length] as (typeof words)[number];
    return {
      piece,
      language: sample.language,
      draft: {
        ...draft,
        ...(headline ? { [headline]: sample.headline } : {}),
        ...(sentence ? { [sentence]: sample.sentence } : {}),
      },
      user: { name: sample.headline, title: sample.sentence, email: 'ada@daybreak.example' },
    };
  })
  .filter((_, place) => place % every === 0);

const make = async ({ page, put }: OpenedBrowser, engine: Engine, place: number): Promise<MadeFile> => {
  const made = await page.evaluate(
    async (request) => {
      const { harness } = window as unknown as Harness;
      const sources = await harness.mountPiece(request);
      const begin = performance.now();
      const file = await harness.pdfOf(sources, { title: request.piece });
      return { file, milliseconds: performance.now() - begin, sizes: harness.fittedSizes() };
    },
    requests[place] as (typeof requests)[number],
  );
  const { file, ...figures } = made;
  if ('refusal' in file) return { ...figures, refusal: file.refusal };
  put(`${engine}-${place}.pdf`, file.data);
  return figures;
};

/** Returns the rules that a file breaks. */
async function faultsIn({ folder }: OpenedBrowser, name: string): Promise<string[]> {
  const { run } = programsIn(folder);
  const answers = await printReport(new Blob([new Uint8Array(readFileSync(join(folder, name)))]), 'in');
  const json = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized'];
  return [
    ...answers.filter(({ passes }) => !passes).map(({ rule }) => rule as string),
    ...structureFaults(run('qpdf', ...json, name)),
    ...(run('qpdf', '--check', name).includes('No syntax or stream encoding errors') ? [] : ['syntax']),
    ...(run('gs', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=nullpage', name) === '' ? [] : ['Ghostscript']),
  ];
}

const pagesOf = ({ folder }: OpenedBrowser, name: string): string[] => {
  const { run } = programsIn(folder);
  run('pdftoppm', '-r', '72', `${name}.pdf`, name);
  return run('sh', '-c', `ls ${name}-*.ppm`).trim().split('\n');
};
/**
 * Returns the words of a file. In Thai, a line end isn't a word end: each engine breaks lines with its own dictionary.
 */
const wordsOf = ({ folder }: OpenedBrowser, name: string) =>
  programsIn(folder)
    .run('pdftotext', name, '-')
    .trim()
    .replace(/(?<=\p{Script=Thai})\n(?=\p{Script=Thai})/gu, '')
    .split(/\s+/)
    .join(' ');

const usually: MadeFile[] = [];
for (const place of requests.keys()) usually.push(await make(chromium, 'chromium', place));
const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

const table: string[][] = [];
for (const engine of others) {
  const opened = await openInBrowser('designers', 'pieces.tsx', engine);
  const count = { files: 0, refused: 0, faults: 0, words: 0, pixels: 0, texts: 0, sizes: 0 };
  let worst = 0;
  const times: number[] = [];
  for (const [place, request] of requests.entries()) {
    const before = usually[place] as MadeFile;
    const made = await make(opened, engine, place);
    const report = (what: string) => console.log(engine, JSON.stringify(request), what);
    for (const [index, [name, size]] of before.sizes.entries()) {
      const now = made.sizes[index]?.[1] ?? 0;
      count.texts += 1;
      if (Math.abs(now - size) < 0.01 * size) count.sizes += 1;
      else report(`${name}: ${now.toFixed(2)} px, in Chromium ${size.toFixed(2)} px`);
    }
    if (before.refusal && made.refusal) continue;
    if (before.refusal || made.refusal) {
      count.refused += 1;
      report(`refused: ${made.refusal ?? `only in Chromium, ${before.refusal}`}`);
      continue;
    }
    count.files += 1;
    times.push(made.milliseconds / before.milliseconds);
    const [name, chromiums] = [`${engine}-${place}`, `chromium-${place}`];
    const { run, difference } = programsIn(chromium.folder);
    run('cp', join(opened.folder, `${name}.pdf`), '.');
    const [broken, known] = [
      await faultsIn(chromium, `${name}.pdf`),
      await faultsIn(chromium, `${chromiums}.pdf`),
    ];
    const more = broken.filter((fault) => !known.includes(fault));
    if (more.length > 0) report(`breaks ${more.join(', ')}`);
    else count.faults += 1;
    if (wordsOf(chromium, `${name}.pdf`) === wordsOf(chromium, `${chromiums}.pdf`)) count.words += 1;
    else report('reads differently');
    const chromiumPages = pagesOf(chromium, chromiums);
    const shares = pagesOf(chromium, name).map((page, index) => difference(page, chromiumPages[index] ?? ''));
    const share = Math.max(...shares);
    worst = Math.max(worst, share);
    if (share <= 0.01) count.pixels += 1;
    else report(`${(share * 100).toFixed(2)} % of the pixels differ`);
    run('sh', '-c', `rm ${name}*`);
  }
  table.push([
    `${engine} ${opened.browser.version()}`,
    `${count.files} of ${count.files + count.refused}`,
    `${count.faults} of ${count.files}`,
    `${count.words} of ${count.files}`,
    `${count.pixels} of ${count.files}, at most ${(worst * 100).toFixed(2)} %`,
    `${((count.sizes / count.texts) * 100).toFixed(1)} % of ${count.texts}`,
    `${median(times).toFixed(2)} ×`,
  ]);
  console.log(table.at(-1)?.join('  '));
  await opened.close();
}
const version = chromium.browser.version();
await chromium.close();

writePart(
  'The same files from every engine',
  'pnpm bench engines',
  `Chromium ${version}`,
  [
    `The print PDF of ${requests.length} pieces${every > 1 ? `, one in ${every} of` : ':'} every layout and theme of every designer with words of fourteen writing systems in turn, against Chromium's own.`,
  ],
  [
    [
      'Engine',
      'Files made',
      'As many rules of PDF/X-4 and PDF/UA kept',
      'The same words in order',
      '≤ 1 % of pixels differ',
      'Fitted sizes equal',
      'Time, median',
    ],
    ...table,
  ],
);
