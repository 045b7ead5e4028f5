import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumPath } from '../../../scripts/browser.ts';
import { sharedPlugins } from '../../../vite.shared.ts';

/** Draws every artboard into pictures to be looked at: `.artifacts/contact-sheet/*.png`. */
const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, '.artifacts', 'contact-sheet');
mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: sharedPlugins(),
  server: { port: 6210, host: '127.0.0.1', fs: { allow: [root] } },
});
await server.listen();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => console.error(error));
  for (const example of ['', 'event', 'longest', 'empty', 'one long word', 'right to left']) {
    await page.goto(
      `http://127.0.0.1:6210/?example=${encodeURIComponent(example)}${example ? '&box=360' : '&box=220'}`,
    );
    await page.locator('[data-artboard]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await page.screenshot({
      path: join(folder, `poster${example ? `-${example.replaceAll(' ', '-')}` : ''}.png`),
      fullPage: true,
    });
  }
} finally {
  await browser.close();
  await server.close();
}
