import { defineConfig } from 'tsup';
import { buildTarget } from '../../browsers.shared.ts';
import { declarations } from '../../tsup.shared.ts';

const entry = {
  index: 'src/index.ts',
  files: 'src/files.ts',
  previews: 'src/previews.ts',
  print: 'src/printInstalled.ts',
  illustrations: 'src/illustrationExports.ts',
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
});
