import { writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { paletteSwatches } from './src/swatches.ts';
import { designTokens } from './src/tokens.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    guidelines: 'src/guidelines.ts',
    css: 'src/vars.css.ts',
    styles: 'src/styles.css.ts',
    files: 'src/files.ts',
  },
  format: 'esm',
  dts: {
    entry: {
      index: 'src/index.ts',
      guidelines: 'src/guidelines.ts',
      css: 'src/vars.css.ts',
      files: 'src/files.ts',
    },
  },
  clean: true,
  minify: true,
  treeshake: true,
  splitting: false,
  esbuildPlugins: [vanillaExtractPlugin()],
  external: [/\.woff2$/],
  async onSuccess() {
    await writeFile('dist/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
    await writeFile('dist/palette.ase', paletteSwatches());
  },
});
