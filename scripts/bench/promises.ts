import type { Page } from '@playwright/test';
import { signInByForm, startServer } from '../demo.ts';
import { launchChromium } from '../launchChromium.ts';
import { measureBackend } from './backend.ts';
import { showPicture } from './camera.ts';
import { measureTurns } from './deck.ts';
import { addColleagues, timeSearch, timeToPage } from './directory.ts';
import { comparePrintFiles, type PrintFigures } from './printFiles.ts';
import { printedRows, writePart } from './report.ts';
import { floorSize, routeSize } from './routeJavaScript.ts';

const { rows, add } = printedRows();

async function timeDownload(page: Page, format: string): Promise<number> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('radio', { name: format, exact: true }).click();
  await dialog.getByRole('region', { name: 'Checks' }).and(page.locator('[aria-busy="false"]')).waitFor();
  const download = page.waitForEvent('download', { timeout: 120_000 });
  const begin = performance.now();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await (await download).path();
  return performance.now() - begin;
}

const floor = await floorSize();
const signInSize = routeSize('index.html');
add(
  'JavaScript of /sign-in, gzip',
  `${signInSize.toFixed(1)} KiB`,
  `${(signInSize / floor).toFixed(2)} × React + router (${floor.toFixed(1)} KiB)`,
);

for (const [name, ...sources] of [
  [
    'the dashboard, the assistant included',
    'src/features/home/DashboardPage.tsx',
    'src/features/home/assistant/ChatCard.tsx',
  ],
  ['/staff-directory', 'src/features/people/directory/StaffDirectoryPage.tsx'],
] as const) {
  const size = routeSize('index.html', 'src/routes/Portal.tsx', 'src/shell/SignedInShell.tsx', ...sources);
  add(
    `JavaScript of ${name}, gzip`,
    `${size.toFixed(1)} KiB`,
    `${(size / floor).toFixed(2)} × React + router`,
  );
}

const begin = performance.now();
const server = await startServer(4186);
const serveTime = performance.now() - begin;
await fetch(`${server.origin}/auth/v1/health`);
const openTime = performance.now() - begin;
add(
  'Start of the embedded backend from its snapshot, to its first answer',
  `${(openTime / 1000).toFixed(2)} s`,
  `${(openTime / serveTime).toFixed(1)} × the first page`,
);
const browser = await launchChromium();
try {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInByForm(page);
  await page.goto('/marketing-materials?type=poster');
  await page.getByRole('region', { name: 'Preview', exact: true }).waitFor();
  await showPicture(page);
  await page.waitForLoadState('networkidle');
  await timeDownload(page, 'PNG');
  const png = await timeDownload(page, 'PNG');
  await timeDownload(page, 'Print PDF');
  const pdf = await timeDownload(page, 'Print PDF');
  add('Poster 18×24 in to PNG, engine loaded', `${(png / 1000).toFixed(2)} s`, '1');
  add(
    'Poster 18×24 in to print PDF, engine loaded',
    `${(pdf / 1000).toFixed(2)} s`,
    `${(pdf / png).toFixed(2)} × the PNG`,
  );

  const smallTime = await timeToPage(page, 'Staff Directory', 'article');
  await addColleagues(server.origin);
  const largeTime = await timeToPage(page, 'Staff Directory', 'article');
  add('Staff directory, from the click to its cards, 24 people', `${smallTime.toFixed(0)} ms`, '1');
  add(
    'The same with 2,024 people',
    `${largeTime.toFixed(0)} ms`,
    `${(largeTime / smallTime).toFixed(2)} × 24 people`,
  );
  const search = await timeSearch(page);
  add(
    'A keystroke in its search to the cards that it finds, 2,024 people',
    `${search.toFixed(0)} ms`,
    `${(search / largeTime).toFixed(2)} × opening it`,
  );

  const { files, rows: answers } = await measureBackend(server.origin);
  add(
    '24 rows of the directory as staff, 8 requests at a time',
    `${answers.perSecond.toFixed(0)} per second, ${answers.errors} errors`,
    `${(answers.perSecond / files.perSecond).toFixed(2)} × a small file (${files.perSecond.toFixed(0)} per second)`,
  );

  await page.goto('/sales-deck');
  await page.waitForLoadState('networkidle');
  const turns = await measureTurns(page);
  add(
    'Arrow key to painted slide of the sales deck',
    `${turns.median.toFixed(1)} ms (95 %: ${turns.in95.toFixed(1)} ms)`,
    `${(turns.median / turns.emptyFrame).toFixed(2)} × an empty frame (${turns.emptyFrame.toFixed(1)} ms)`,
  );
} finally {
  await browser.close();
  await server.stop();
}

const printFile = ({ milliseconds, bytes, memory }: PrintFigures) =>
  `${(milliseconds / 1000).toFixed(2)} s, ${(bytes / 1e6).toFixed(2)} MB, +${(memory / 1e6).toFixed(0)} MB of memory`;
for (const { piece, vector, picture } of await comparePrintFiles()) {
  const times = (figure: keyof PrintFigures) => (picture[figure] / vector[figure]).toFixed(1);
  add(`${piece}, print PDF`, printFile(vector), '1');
  add(
    'The same as a picture of 300 DPI in a PDF, html-to-image',
    printFile(picture),
    `${times('milliseconds')} × the time, ${times('bytes')} × the size, ${times('memory')} × the memory`,
  );
}

writePart(
  'What else is promised',
  'pnpm bench promises',
  `Chromium ${browser.version()}`,
  [],
  [['What', 'Measured', 'Ratio in the same run'], ...rows],
);
