import { defineConfig } from 'tsup';
import { componentPackage } from '../../tsup.shared.ts';

const entry = {
  index: 'src/index.ts',
  deck: 'src/deck.ts',
  library: 'src/library.ts',
  schema: 'src/schema.ts',
  table: 'src/table.ts',
};

export default defineConfig(
  componentPackage(entry, Object.values(entry), { deckOnServer: 'src/deckOnServer.ts' }),
);
