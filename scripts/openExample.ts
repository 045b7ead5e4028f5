import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './browser.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const serve = (folder: string) =>
  createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://example.invalid').pathname);
    try {
      const body = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      response.setHeader('content-type', types[extname(path) || '.html'] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

/** What a page of an example shows of the brand. */
export interface ShownBrand {
  /** Value of `--brand-color-teal`. */
  teal: string;
  /** Weights of Poppins that the page's text loaded. */
  weights: string[];
  /** Pixels of the picture that stands for the company. */
  logo: { width: number; height: number };
}

/** Opens a built example in the browser and reads what of the brand is really there. Rejects on any failed request or script error. */
export async function openExample(folder: string): Promise<ShownBrand> {
  const server = serve(folder).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (!response.ok() && !response.url().endsWith('/favicon.ico'))
        faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle',
    });
    const shown = await page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      const image = document.querySelector<HTMLImageElement>('img[alt="Daybreak"]');
      const style = getComputedStyle(document.documentElement);
      return {
        teal: style.getPropertyValue('--brand-color-teal').trim(),
        weights: [...fonts]
          .filter(({ family, status }) => family.replaceAll('"', '') === 'Poppins' && status === 'loaded')
          .map(({ weight }) => weight),
        logo: { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 },
      };
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return shown;
  } finally {
    await browser.close();
    server.close();
  }
}
