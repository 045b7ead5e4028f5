import { defineConfig } from 'tsup';
import { componentPackage } from '../../tsup.shared.ts';

export default defineConfig(componentPackage({ index: 'src/index.ts' }, 'src/index.ts'));
