import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../apps/portal/build/compressFiles.ts';
import { buildTarget } from '../../browsers.shared.ts';
import { listen } from '../../supabase/local/http/listen.ts';
import { createStaticHandler } from '../../supabase/local/http/staticFiles.ts';

/** KiB of JavaScript (gzip) that the first page of a well-known admin template (shadcn-admin's dashboard) loads. */
const peerSize = 355;
/** The part of it that React and the router take. */
const frameSize = 79;

/** Text that compression can't shrink by more than a quarter, the same in each run. */
function ballast(kib: number): string {
  const parts: string[] = [];
  for (let count = 0, bytes = 0; bytes < kib * 1024; count += 1) {
    const part = createHash('sha512').update(`ballast ${count}`).digest();
    parts.push(part.toString('base64'));
    bytes += part.length;
  }
  return parts.join('');
}

/**
 * The baseline for page arrivals: React, the router and one lazily loaded page that shows a heading and a table of forty rows.
 * Text that's never read makes it as heavy as a peer's; none of it runs. Built and served in this run, by the same server
 * that serves the portal.
 */
export async function serveEmptyPage(): Promise<{ origin: string; close: () => Promise<void> }> {
  const root = join(import.meta.dirname, '..', '..');
  const folder = mkdtempSync(join(root, 'apps/portal/node_modules/.empty-page-'));
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  write(
    'main.js',
    `import { createElement, lazy, Suspense } from 'react';
     import { createRoot } from 'react-dom/client';
     import { BrowserRouter, Routes, Route } from 'react-router-dom';
     const Page = lazy(() => import('./page.js'));
     const routes = createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Page) }));
     createRoot(document.getElementById('root')).render(
       createElement(BrowserRouter, null, createElement(Suspense, null, routes)));`,
  );
  write(
    'page.js',
    `import { createElement } from 'react';
     export const ballast = ${JSON.stringify(ballast(peerSize - frameSize))};
     const rows = Array.from({ length: 40 }, (_, row) =>
       createElement('tr', { key: row }, createElement('td', null, 'Row ' + row), createElement('td', null, ballast[row])));
     export default () => createElement('main', null, createElement('h1', null, 'An empty page behind React and its router'),
       createElement('table', null, createElement('tbody', null, rows)));`,
  );
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { target: buildTarget },
    plugins: [compressFiles()],
  });
  const running = await listen(createStaticHandler(join(folder, 'dist')));
  return {
    origin: running.origin,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true });
    },
  };
}
