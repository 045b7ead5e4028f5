import { defineConfig } from 'tsup';
import { componentPackage } from '../../tsup.shared.ts';

const entry = { index: 'src/index.ts', css: 'src/css.ts', load: 'src/load.ts', search: 'src/search.ts' };

export default defineConfig(componentPackage(entry, ['src/styles.ts']));
