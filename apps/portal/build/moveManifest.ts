import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vite's manifest of the built portal, which maps sources to files. Only scripts need it, so it's outside the published
 * folder.
 */
export const manifestFile = fileURLToPath(new URL('../.artifacts/manifest.json', import.meta.url));

interface Recorded {
  file: string;
}

/**
 * Moves Vite's manifest out of the published folder, because it lists the names of source files. Besides the sources
 * Vite knows about, this manifest also has the sources that share a file with others.
 */
export const moveManifest = (): Plugin => ({
  name: 'move-manifest',
  apply: 'build',
  config: () => ({ build: { manifest: true } }),
  async writeBundle({ dir = '' }, bundle) {
    const record: Record<string, Recorded> = JSON.parse(
      await readFile(join(dir, '.vite', 'manifest.json'), 'utf8'),
    );
    const byFile = new Map(Object.values(record).map((entry) => [entry.file, entry]));
    for (const chunk of Object.values(bundle)) {
      const entry = byFile.get(chunk.fileName);
      if (chunk.type !== 'chunk' || !entry) continue;
      for (const module of chunk.moduleIds) record[relative(app, module)] ??= entry;
    }
    await mkdir(dirname(manifestFile), { recursive: true });
    await writeFile(manifestFile, JSON.stringify(record, null, 2));
    await rm(join(dir, '.vite'), { recursive: true });
  },
});
