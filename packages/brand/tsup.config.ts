import { writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { oneStyleSheet } from '../../tsup.shared.ts';
import { paletteSwatches } from './src/swatches.ts';
import { designTokens } from './src/tokens.ts';

const entry = {
  index: 'src/index.ts',
  guidelines: 'src/guidelines.ts',
  css: 'src/vars.css.ts',
  files: 'src/files.ts',
};

export default defineConfig({
  entry,
  format: 'esm',
  dts: { entry },
  clean: true,
  minify: true,
  treeshake: true,
  splitting: false,
  esbuildPlugins: [oneStyleSheet('src/styles.css.ts'), vanillaExtractPlugin()],
  async onSuccess() {
    await writeFile('dist/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
    await writeFile('dist/palette.ase', paletteSwatches());
  },
});
