import { createServer } from 'node:http';
import { readFile, mkdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './scripts/browser.ts';
const root = 'apps/storybook/storybook-static';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.woff2': 'font/woff2', '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg', '.avif': 'image/avif' };
const server = createServer(async (req, res) => {
  try { const p = decodeURIComponent(new URL(req.url!, 'http://x').pathname); const b = await readFile(root + p); res.writeHead(200, { 'content-type': types[extname(p)] ?? 'application/octet-stream' }); res.end(b); } catch { res.writeHead(404); res.end(); }
}).listen(6155);
await mkdir('/tmp/pshots', { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const all = process.env.SIZES ? JSON.parse(process.env.SIZES) : [[1440, 1000, 'light'], [1440, 1000, 'dark'], [1024, 1000, 'light'], [390, 1100, 'light'], [390, 1100, 'dark']];
const jobs = process.argv.slice(2).flatMap((id) => all.map((s: any) => [id, ...s]));
await Promise.all([0, 1, 2].map(async () => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const [id, w, h, theme] = job;
    const page = await browser.newPage({ viewport: { width: w, height: h } });
    await page.goto(`http://localhost:6155/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    await page.waitForSelector('#storybook-root *', { state: 'attached' }).catch(() => {});
    await page.waitForTimeout(6500);
    await page.screenshot({ path: `/tmp/pshots/${id}-${w}-${theme}.png` });
    await page.close();
  }
}));
await browser.close(); server.close();
