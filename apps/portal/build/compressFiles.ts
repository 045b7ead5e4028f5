import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css)$/;

/** Compresses a file with Brotli at the highest level and saves it next to the original: `main.js.br`. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const small = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, small);
}

/**
 * Compresses scripts and style sheets once, at build time. A server that compresses on request has less time for it,
 * and sends a twelfth more.
 */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => compressible.test(name));
    await Promise.all(files.map((name) => compress(join(dir, name))));
  },
});
