import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/styles.ts' },
  format: 'esm',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  minify: true,
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin()],
});
