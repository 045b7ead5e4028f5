import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's record of the built portal: which source became which file. For scripts, and not in the folder that is published. */
export const manifestFile = fileURLToPath(new URL('./.artifacts/manifest.json', import.meta.url));

/** Takes Vite's record out of the published folder: it lists the names of source files. */
export const manifestApart = (): Plugin => ({
  name: 'manifest-apart',
  apply: 'build',
  config: () => ({ build: { manifest: true } }),
  async writeBundle({ dir = '' }) {
    await mkdir(dirname(manifestFile), { recursive: true });
    await rename(join(dir, '.vite', 'manifest.json'), manifestFile);
    await rm(join(dir, '.vite'), { recursive: true });
  },
});
