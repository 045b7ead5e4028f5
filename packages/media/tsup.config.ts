import { defineConfig } from 'tsup';

const entry = { index: 'src/index.ts', files: 'src/files.ts', print: 'src/printInstalled.ts' };

export default defineConfig({
  entry,
  format: 'esm',
  dts: { entry },
  clean: true,
  minify: true,
  treeshake: true,
  splitting: false,
});
