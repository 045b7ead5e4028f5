import { readFileSync } from 'node:fs';
import brand from '../../../packages/brand/package.json' with { type: 'json' };
import { brandFacts } from '../../../packages/brand/src/facts.ts';
import { paletteSwatches } from '../../../packages/brand/src/swatches.ts';
import { readChangelog } from '../src/features/brandGuidelines/assets/changelog.ts';
import { brandFeed } from './brandFeed.ts';
import { rootFiles } from './rootFiles.ts';

const changelog = readFileSync(new URL('../../../packages/brand/CHANGELOG.md', import.meta.url), 'utf8');

/** Serves the brand package's machine-readable and Adobe files. */
export const brandFiles = () =>
  rootFiles('brand-files', {
    'brand.json': {
      type: 'application/json',
      source: () =>
        `${JSON.stringify({ ...brandFacts(brand.version), changes: readChangelog(changelog) }, null, 2)}\n`,
    },
    'brand.xml': { type: 'application/rss+xml; charset=utf-8', source: () => brandFeed(changelog) },
    'palette.ase': { type: 'application/octet-stream', source: () => paletteSwatches('cmyk') },
    'palette.rgb.ase': { type: 'application/octet-stream', source: () => paletteSwatches('rgb') },
  });
