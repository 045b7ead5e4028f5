import { defineConfig } from 'tsup';
import { componentPackage } from '../../tsup.shared.ts';

const entry = Object.fromEntries(
  [
    'index',
    'compare',
    'draftFile',
    'faces',
    'identity',
    'many',
    'pictures',
    'preflight',
    'proof',
    'report',
    'words',
    'zip',
  ].map((name) => [name, `src/${name}.ts`]),
);

export default defineConfig(componentPackage(entry, []));
