import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import brand from '../../../packages/brand/package.json' with { type: 'json' };
import { brandFacts } from '../../../packages/brand/src/facts.ts';
import { paletteSwatches } from '../../../packages/brand/src/swatches.ts';
import { readChangelog } from '../src/features/brandGuidelines/assets/changelog.ts';
import { brandFeed } from './brandFeed.ts';

const changelog = readFileSync(new URL('../../../packages/brand/CHANGELOG.md', import.meta.url), 'utf8');

const files = {
  'brand.json': {
    type: 'application/json',
    source: `${JSON.stringify({ ...brandFacts(brand.version), changes: readChangelog(changelog) }, null, 2)}\n`,
  },
  'brand.xml': { type: 'application/rss+xml; charset=utf-8', source: brandFeed(changelog) },
  'palette.ase': { type: 'application/octet-stream', source: paletteSwatches('cmyk') },
  'palette.rgb.ase': { type: 'application/octet-stream', source: paletteSwatches('rgb') },
};

/** Serves the brand package's machine-readable and Adobe files at fixed addresses in the site's root. */
export const brandFiles = (): Plugin => ({
  name: 'brand-files',
  configureServer(server) {
    for (const [file, { type, source }] of Object.entries(files))
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', type).end(source);
      });
  },
  generateBundle() {
    for (const [fileName, { source }] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
