import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { buildTarget } from '../../browsers.shared.ts';
import { scriptsOf } from '../routeScripts.ts';

const root = join(import.meta.dirname, '..', '..');
const kib = (bytes: number) => bytes / 1024;

/** Gzip size in KiB of React and the declarative router alone, built in this run: no route can be smaller. */
export async function floorSize(): Promise<number> {
  const folder = mkdtempSync(join(root, 'apps/portal/node_modules/.floor-'));
  const entry = join(folder, 'main.js');
  writeFileSync(
    entry,
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
     import { BrowserRouter, Routes, Route } from 'react-router-dom';
     const routes = createElement(Routes, null, createElement(Route, { path: '*', element: 'x' }));
     createRoot(document.body).render(createElement(BrowserRouter, null, routes));`,
  );
  try {
    const output = (await build({
      root: folder,
      logLevel: 'error',
      configFile: false,
      build: { write: false, target: buildTarget, rollupOptions: { input: entry } },
    })) as Rolldown.RolldownOutput;
    return kib(
      output.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gzip size in KiB of everything that the given sources of the built portal load before they can render. */
export const routeSize = (...sources: string[]): number =>
  kib(scriptsOf(...sources).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
