import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createAccounts } from '../../local/auth/accounts.ts';
import { createDemoAccounts } from '../../local/auth/demo.ts';
import { createDemoPieces } from '../../local/auth/demoPieces.ts';
import type { Database } from '../../local/database/database.ts';
import { migrate, readMigrations } from '../../local/database/migrate.ts';
import { openDataFolder } from '../../local/dataFolder/dataFolder.ts';
import { packageRoot, seedFile } from '../../local/paths.ts';
import { startTestBackend, testBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';
import { bareDatabase } from './bareDatabase.ts';
import { catalogueOf } from './catalogue.ts';
import { earlierMigrations } from './earlierMigrations.ts';

const fresh = testBackend();

/** How the assistant reads questions. */
const searchWords = 'public.search_words';

interface Rows {
  [table: string]: string[];
}

/** Every row of every table, except the migration history. */
async function rowsOf({ driver }: Pick<Database, 'driver'>): Promise<Rows> {
  const { rows: tables } = await driver.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('auth', 'storage', 'public', 'private') order by 1`,
  );
  const entries: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await driver.query<{ row: string }>(
      `select each::text as row from ${name} each order by 1`,
    );
    entries.push([name, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(entries);
}

/** A database with the demonstration's people and pieces and the role matrix's rows, as the release before the baseline left it. */
let earlier: Database;
let rows: Rows;
beforeAll(async () => {
  earlier = await bareDatabase();
  await migrate(earlier, earlierMigrations());
  await earlier.driver.exec(await readFile(seedFile, 'utf8'));
  const accounts = createAccounts(earlier);
  await createDemoAccounts(earlier, accounts);
  await createDemoPieces(earlier, accounts);
  await earlier.driver.exec(await readFile(join(packageRoot, 'tests/matrix/fixture.sql'), 'utf8'));
  await earlier.driver.exec('create temporary table kept as table supabase_migrations.schema_migrations');
  rows = await rowsOf(earlier);
});
afterEach(() =>
  earlier.driver.exec(`
    delete from supabase_migrations.schema_migrations;
    insert into supabase_migrations.schema_migrations table kept`),
);
afterAll(() => earlier.close());

const knowledgeOf = ({ driver }: Pick<Database, 'driver'>) =>
  driver
    .query<{ title: string; body: string; phrasings: string[] }>(
      `select title, body, array(select phrasing from public.portal_phrasings where passage_id = passage.id order by 1) as phrasings
       from public.portal_knowledge as passage order by 1`,
    )
    .then((answer) => answer.rows);

const history = ({ driver }: Pick<Database, 'driver'>) =>
  driver
    .query<{ version: string; name: string; files: number }>(
      'select version, name, cardinality(statements) as files from supabase_migrations.schema_migrations order by 1',
    )
    .then((answer) => answer.rows);

test('a data folder of the release before the baseline opens with every row and the present schema', async () => {
  expect(rows['public.staff_directory']?.length).toBeGreaterThan(30);
  expect(Object.values(rows).filter((each) => each.length > 0).length).toBeGreaterThan(15);

  const path = temporaryFolder();
  const folder = await openDataFolder(path);
  const snapshot = await earlier.driver.dumpDataDir('none');
  const database = await bareDatabase({ folder: folder.database, snapshot });
  await folder.markReady();
  await database.close();
  folder.release();

  const backend = await startTestBackend({ folder: path });
  onTestFinished(() => backend.close());
  // What the assistant knows is replaced by later migrations.
  const replaced = ['public.portal_knowledge', 'public.portal_phrasings', searchWords];
  const kept = Object.fromEntries(Object.entries(rows).filter(([table]) => !replaced.includes(table)));
  const found = await rowsOf(backend);
  const buckets = 'storage.buckets';
  // Later migrations add buckets.
  expect(found).toMatchObject({ ...kept, [buckets]: expect.arrayContaining(kept[buckets] ?? []) });
  expect(found[searchWords]).toEqual((await rowsOf(fresh))[searchWords]);
  expect(await knowledgeOf(backend)).toEqual(await knowledgeOf(fresh));
  expect(await catalogueOf(backend)).toEqual(await catalogueOf(fresh));
  expect(await history(backend)).toEqual(
    (await readMigrations()).map(({ version, name }) => ({ version, name, files: 1 })),
  );
  await backend.signIn('nia');
});

test('a history as the Supabase CLI records it, each file in several statements, counts too', async () => {
  await earlier.driver.exec(
    `update supabase_migrations.schema_migrations set statements = array['select 1', 'select 2']`,
  );
  const baseline = (await readMigrations()).slice(0, 4);
  expect(await migrate(earlier, baseline)).toEqual([]);
  expect(await history(earlier)).toHaveLength(baseline.length);
});

test.each([
  [
    'lacks its last migration',
    "delete from supabase_migrations.schema_migrations where version = '20261126010200'",
  ],
  ['lacks one in between', "delete from supabase_migrations.schema_migrations where name = 'leads'"],
  [
    'has one more',
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ('20261126999999', 'own', array['select 1'])`,
  ],
  [
    'has one that was edited',
    `update supabase_migrations.schema_migrations set statements = array['select 1'] where name = 'leads'`,
  ],
])('a database whose history %s is refused and stays as it is', async (_case, change) => {
  await earlier.driver.exec(change);
  const before = await history(earlier);
  await expect(migrate(earlier, await readMigrations())).rejects.toThrow(
    /not one of the last release before November 27, 2026: it has 12[1-3] migrations .*Nothing changed/,
  );
  expect(await history(earlier)).toEqual(before);
  expect(await rowsOf(earlier)).toEqual(rows);
});
