import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const types = {
  'favicon.svg': 'image/svg+xml',
  'favicon-32.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
};

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@daybreak/brand/assets/logo/${file}`));

/** Serves the brand's favicons at fixed addresses in the site's root, straight from the brand package. */
export const brandIcons = (): Plugin => ({
  name: 'brand-icons',
  configureServer(server) {
    for (const [file, type] of Object.entries(types))
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', type).end(read(file));
      });
  },
  generateBundle() {
    for (const fileName of Object.keys(types))
      this.emitFile({ type: 'asset', fileName, source: read(fileName) });
  },
});
