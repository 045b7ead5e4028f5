import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rootFiles } from './rootFiles.ts';

const { resolve } = createRequire(import.meta.url);
const icon = (file: string, type: string) => ({
  [file]: { type, source: () => readFileSync(resolve(`@daybreak/brand/assets/logo/${file}`)) },
});

/** Serves the brand's favicons straight from the brand package. */
export const brandIcons = () =>
  rootFiles('brand-icons', {
    ...icon('favicon.svg', 'image/svg+xml'),
    ...icon('favicon-32.png', 'image/png'),
    ...icon('apple-touch-icon.png', 'image/png'),
  });
