import { readFile, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildTarget } from '../../browsers.shared.ts';
import { declarations, oneStyleSheet } from '../../tsup.shared.ts';
import manifest from './package.json' with { type: 'json' };
import { llmsText } from './src/llms.ts';
import { paletteSwatches } from './src/swatches.ts';
import { designTokens, designTokensInHex } from './src/tokens.ts';

const entry = {
  index: 'src/index.ts',
  guidelines: 'src/guidelines.ts',
  phone: 'src/phone.ts',
  css: 'src/vars.css.ts',
  files: 'src/files.ts',
};

export default defineConfig({
  entry,
  format: 'esm',
  target: buildTarget,
  dts: declarations(entry),
  clean: true,
  minify: true,
  treeshake: true,
  splitting: false,
  esbuildPlugins: [oneStyleSheet(['src/styles.css.ts']), vanillaExtractPlugin()],
  async onSuccess() {
    const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
    await writeFile('dist/tokens.json', json(designTokens()));
    await writeFile('dist/tokens.hex.json', json(designTokensInHex()));
    await writeFile('dist/palette.ase', paletteSwatches('cmyk'));
    await writeFile('dist/palette.rgb.ase', paletteSwatches('rgb'));
    await writeFile('dist/llms.txt', llmsText(manifest.version, await readFile('README.md', 'utf8')));
  },
});
