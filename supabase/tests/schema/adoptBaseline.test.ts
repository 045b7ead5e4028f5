import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAccounts } from '../../local/auth/accounts.ts';
import { createDemoAccounts } from '../../local/auth/demo.ts';
import { createDemoPieces } from '../../local/auth/demoPieces.ts';
import type { Database } from '../../local/database/database.ts';
import { earlierMerges } from '../../local/database/earlier.ts';
import { migrate, readMigrations } from '../../local/database/migrate.ts';
import { openDataFolder } from '../../local/dataFolder/dataFolder.ts';
import { adoptBaselineFile, packageRoot, seedFile } from '../../local/paths.ts';
import { startTestBackend, testBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';
import { bareDatabase } from './bareDatabase.ts';
import { catalogueOf } from './catalogue.ts';

const fresh = testBackend();

/** The words that the assistant uses to read questions. */
const searchWords = 'public.search_words';

interface Rows {
  [table: string]: string[];
}

/** All rows of all tables, except the migration history. */
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

/** The assistant's knowledge and words. */
async function knowledgeOf({ driver }: Pick<Database, 'driver'>) {
  const { rows } = await driver.query(
    `select to_jsonb(passage) - '{id}'::text[] as row, array(
       select phrasing || ': ' || stems::text from public.portal_phrasings where passage_id = passage.id order by 1) as phrasings
     from public.portal_knowledge as passage order by title`,
  );
  const words = await driver.query(
    'select kind, stands_for, word, stem from public.search_words order by 1, 2, 3',
  );
  const phrases = await driver.query('select phrase, stands_for from private.search_phrases order by 1, 2');
  return { passages: rows, words: words.rows, phrases: phrases.rows };
}

const history = ({ driver }: Pick<Database, 'driver'>) =>
  driver
    .query<{ version: string; name: string; files: number }>(
      'select version, name, cardinality(statements) as files from supabase_migrations.schema_migrations order by 1',
    )
    .then((answer) => answer.rows);

/** Expects the schema and the assistant's knowledge of a fresh database. */
async function expectPresent(database: Pick<Database, 'driver'>) {
  expect(await catalogueOf(database)).toEqual(await catalogueOf(fresh));
  expect(await knowledgeOf(database)).toEqual(await knowledgeOf(fresh));
}

/** Opens an earlier release's database as a data folder, as `npm start` does. */
async function openedFolder({ driver }: Pick<Database, 'driver'>) {
  const path = temporaryFolder();
  const folder = await openDataFolder(path);
  const snapshot = await driver.dumpDataDir('none');
  const database = await bareDatabase({ folder: folder.database, snapshot });
  await folder.markReady();
  await database.close();
  folder.release();

  const backend = await startTestBackend({ folder: path });
  onTestFinished(() => backend.close());
  return backend;
}

const merges = await earlierMerges();
const present = await readMigrations();
/** What such a database counts as applied: not the passages, which it gets again. */
const baseline = present.slice(0, 2);
const adoption = await readFile(adoptBaselineFile, 'utf8');

describe.each(
  merges.flatMap(({ releases }) =>
    // `hosted`: what `adoptBaseline.sql` alone says of it.
    releases.map((release) => ({
      ...release,
      hosted: releases === merges.at(-1)?.releases ? 'adopted' : 'refused',
    })),
  ),
)('a database of $day', ({ migrations, hosted }) => {
  /** The demonstration's people and pieces and the role matrix's rows, in the state of that release. */
  let earlier: Database;
  let rows: Rows;
  const inBetween = migrations[9]?.version;
  beforeAll(async () => {
    earlier = await bareDatabase();
    await migrate(earlier, migrations);
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

  test('opens as a data folder with all rows and the present schema', async () => {
    expect(rows['public.staff_directory']?.length).toBeGreaterThan(30);
    expect(Object.values(rows).filter((each) => each.length > 0).length).toBeGreaterThan(15);

    const backend = await openedFolder(earlier);
    // Later migrations replace the assistant's knowledge.
    const replaced = [
      'public.portal_knowledge',
      'public.portal_phrasings',
      'private.search_phrases',
      searchWords,
    ];
    const otherTables = Object.fromEntries(
      Object.entries(rows).filter(([table]) => !replaced.includes(table)),
    );
    const found = await rowsOf(backend);
    const buckets = 'storage.buckets';
    // Later migrations add buckets.
    expect(found).toMatchObject({
      ...otherTables,
      [buckets]: expect.arrayContaining(otherTables[buckets] ?? []),
    });
    await expectPresent(backend);
    expect(await history(backend)).toEqual(present.map(({ version, name }) => ({ version, name, files: 1 })));
    await backend.signIn('nia');
  });

  test(`is ${hosted} with the Supabase CLI's history, which has several statements per file`, async () => {
    await earlier.driver.exec(
      `update supabase_migrations.schema_migrations set statements = array['select 1', 'select 2']`,
    );
    const outcome = await earlier.driver.exec(adoption).then(() => 'adopted', String);
    expect(outcome).toMatch(
      hosted === 'adopted'
        ? /^adopted$/
        : /isn't from the release before December 1, 2026: it has \d+ migrations/,
    );
    expect(await history(earlier)).toHaveLength(hosted === 'adopted' ? baseline.length : migrations.length);
    expect(await rowsOf(earlier)).toEqual(rows);
  });

  test.each([
    [
      'lacks one in between',
      `delete from supabase_migrations.schema_migrations where version = '${inBetween}'`,
    ],
    [
      'has one more',
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ('20261126999999', 'own', array['select 1'])`,
    ],
    [
      'has one that was edited',
      `update supabase_migrations.schema_migrations set statements = array['select 1'] where version = '${inBetween}'`,
    ],
  ])('is refused and unchanged if its history %s', async (_case, change) => {
    await earlier.driver.exec(change);
    const before = await history(earlier);
    await expect(migrate(earlier, present)).rejects.toThrow(
      /isn't from the release [^:]+, 2026: it has \d+ migrations .*Nothing changed/,
    );
    expect(await history(earlier)).toEqual(before);
    expect(await rowsOf(earlier)).toEqual(rows);
  });
});

test.each([
  { later: merges[0]?.releases[1] },
  { later: merges[1]?.releases[0] },
  { later: merges[2]?.releases[0] },
])('a database from before $later.day first gets the migrations that it lacks', async ({ later }) => {
  const between = await bareDatabase();
  onTestFinished(() => between.close());
  await migrate(between, later?.migrations.slice(0, 12) ?? []);
  await migrate(between, present);
  await expectPresent(between);
  expect(await history(between)).toHaveLength(present.length);
});
