import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const packed = /\.(js|css)$/;

/** Packs a file as small as Brotli can, beside it: `main.js.br`. */
async function pack(file: string): Promise<void> {
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
 * Packs scripts and style sheets once, when they are built: a server that packs them at each first request has no time to do it as
 * well, and sends a twelfth more.
 */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => packed.test(name));
    await Promise.all(files.map((name) => pack(join(dir, name))));
  },
});
