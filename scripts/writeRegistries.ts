import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createServer } from 'vite';
import { sharedPlugins } from '../vite.shared.ts';
import { newestPassages, nextMigration, passagesSql } from './designers/passages.ts';
import { registries } from './designers/registries.ts';

for (const [path, text] of await registries()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const designers = join(import.meta.dirname, '..', 'packages', 'designers', 'src');
const server = await createServer({
  root: designers,
  configFile: false,
  logLevel: 'error',
  plugins: sharedPlugins(),
  server: { middlewareMode: true, ws: false },
});
try {
  const { passages } = (await server.ssrLoadModule(
    '/catalogue/knowledge.ts',
  )) as typeof import('../packages/designers/src/catalogue/knowledge.ts');
  const sql = passagesSql(passages);
  if (sql !== newestPassages()) {
    const path = nextMigration();
    writeFileSync(path, sql);
    const digest = createHash('sha256').update(sql).digest('hex');
    appendFileSync(
      join(import.meta.dirname, '../supabase/migrations.sha256'),
      `${digest}  migrations/${basename(path)}\n`,
    );
  }
} finally {
  await server.close();
}
