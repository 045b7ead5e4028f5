import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', css: 'src/css.ts', load: 'src/load.ts', styles: 'src/styles.ts' },
  format: 'esm',
  dts: { entry: { index: 'src/index.ts', css: 'src/css.ts', load: 'src/load.ts' } },
  clean: true,
  minify: true,
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin()],
});
