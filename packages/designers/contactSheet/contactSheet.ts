import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumPath } from '../../../scripts/browser.ts';
import { sharedPlugins } from '../../../vite.shared.ts';

/**
 * Draws artboards into pictures to be looked at: `.artifacts/contact-sheet/<designer>[-<example>].png`.
 * Takes the ids of designers; without any, all of them.
 */
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
  const open = async (query: string) => {
    await page.goto(`${origin}/?${query}`);
    await page.locator('[data-artboard]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
  };
  const { sheets } = (await server.ssrLoadModule('/sheets.ts')) as typeof import('./sheets.ts');
  for (const { designer } of sheets.filter(({ designer: { id } }) => !wanted.length || wanted.includes(id)))
    for (const example of ['', ...Object.keys(designer.examples)]) {
      await open(`designer=${designer.id}&example=${encodeURIComponent(example)}&box=${example ? 360 : 220}`);
      await page.screenshot({
        path: join(folder, `${[designer.id, ...example.split(' ')].filter(Boolean).join('-')}.png`),
        fullPage: true,
      });
    }
} finally {
  await browser.close();
  await server.close();
}
