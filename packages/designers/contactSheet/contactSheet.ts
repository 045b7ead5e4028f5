import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumPath } from '../../../scripts/browser.ts';
import { sharedPlugins } from '../../../vite.shared.ts';
import { people } from './people.ts';
import { photographs } from './photographs.ts';

// Draws artboards into pictures for review: `.artifacts/contact-sheet/<designer>[-<example, person or
// photograph>].png`. Takes the ids of designers; without any, draws all of them.

const wanted = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, '.artifacts', 'contact-sheet');
mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: sharedPlugins(),
  // Any free port, so that several can run at once.
  server: { port: 0, host: '127.0.0.1', fs: { allow: [root] } },
});
await server.listen();
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => console.error(error));
  // The first page waits until Vite has read everything, and a busy machine isn't a failure.
  page.setDefaultTimeout(600_000);
  const draw = async (query: string, name: string) => {
    await page.goto(`${origin}/?${query}`);
    const sheet = page.locator('[data-sheet]');
    await sheet.waitFor();
    if ((await sheet.getAttribute('data-sheet')) === '0') return;
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
      // Texts are fitted again once fonts and pictures have loaded.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
    process.stdout.write(`${name}\n`);
  };
  const { sheets } = (await server.ssrLoadModule('/sheets.ts')) as typeof import('./sheets.ts');
  const unknown = wanted.filter((id) => !sheets.some(({ designer }) => designer.id === id));
  if (unknown.length > 0) throw new Error(`There is no contact sheet of ${unknown.join(', ')}.`);
  for (const { designer, ownWords } of sheets.filter(
    ({ designer: { id } }) => !wanted.length || wanted.includes(id),
  )) {
    const { id, examples } = designer;
    await draw(`designer=${id}&box=220`, id);
    for (const example of Object.keys(examples))
      await draw(`designer=${id}&example=${encodeURIComponent(example)}&box=360`, `${id} ${example}`);
    const [first] = Object.keys(examples);
    if (first)
      await draw(`designer=${id}&example=${encodeURIComponent(first)}&accented&box=360`, `${id} accented`);
    if (ownWords)
      for (const person of Object.keys(people))
        await draw(`designer=${id}&person=${encodeURIComponent(person)}&box=360`, `${id} ${person} person`);
    for (const photograph of photographs)
      await draw(`designer=${id}&photograph=${photograph}&box=300`, `${id} ${photograph}`);
  }
} finally {
  await browser.close();
  await server.close();
}
