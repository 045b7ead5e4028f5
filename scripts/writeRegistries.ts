import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { registries } from './designers/registries.ts';

for (const [path, text] of await registries()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
