import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/browser.ts';
import { logoDensities, logoFile, logoLayouts, logoPngFile, logoPngSize, logoVariants } from '../src/logo.ts';

// Draws every logo's SVG as PNG at 1x to 4x, transparent, into `assets/logo/png`. Run it after the artwork changed.

const root = join(import.meta.dirname, '..');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const layout of logoLayouts)
    for (const variant of logoVariants) {
      const svg = readFileSync(join(root, logoFile(layout, variant))).toString('base64');
      for (const density of logoDensities) {
        const { width, height } = logoPngSize(layout, density);
        await page.setViewportSize({ width, height });
        await page.setContent(
          `<style>body{margin:0}img{display:block;width:${width}px;height:${height}px}</style><img src="data:image/svg+xml;base64,${svg}">`,
        );
        await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const file = join(root, logoPngFile(layout, variant, density));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await page.screenshot({ omitBackground: true }));
      }
    }
} finally {
  await browser.close();
}
