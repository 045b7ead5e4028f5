import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder, packageRoot } from '../../local/paths.ts';
import { testBackend } from '../support/backend.ts';
import { bareDatabase } from './bareDatabase.ts';
import { catalogueOf } from './catalogue.ts';

const migrated = testBackend();

test('supabase/schema matches the migrations', async () => {
  const declared = /^schema_paths = (\[.*\])$/m.exec(readFileSync(join(packageRoot, 'config.toml'), 'utf8'));
  const files = (JSON.parse(declared?.[1] ?? '[]') as string[]).flatMap((pattern) =>
    globSync(pattern, { cwd: packageRoot }).sort(),
  );
  expect(files.length).toBeGreaterThan(10);
  const database = await bareDatabase();
  try {
    for (const file of files) await database.driver.exec(readFileSync(join(packageRoot, file), 'utf8'));
    expect(
      await catalogueOf(database),
      'A change of the schema is made in supabase/schema and in a new migration.',
    ).toEqual(await catalogueOf(migrated));
  } finally {
    await database.close();
  }
});

test('the search index matches the words of the last migration, and follows the next change', async () => {
  const { driver } = migrated;
  const read = async () => {
    const each = ['portal_postings', 'portal_terms', 'portal_words'].map(
      (view) => `select sum(hashtextextended(each::text, 0)) from private.${view} as each`,
    );
    return (await driver.query(each.join(' union all '))).rows;
  };
  const before = await read();
  await driver.exec('update public.portal_knowledge set title = title where false');
  expect(await read()).toEqual(before);
  await driver.exec("begin; update public.portal_knowledge set keywords = keywords || ' unheardof'");
  expect(await read()).not.toEqual(before);
  await driver.exec('rollback');
});

test('no released migration has changed', () => {
  const sums = readdirSync(migrationsFolder)
    .sort()
    .map((file) => {
      const sum = createHash('sha256').update(readFileSync(join(migrationsFolder, file)));
      return `${sum.digest('hex')}  migrations/${file}\n`;
    });
  expect(
    readFileSync(join(packageRoot, 'migrations.sha256'), 'utf8'),
    'A migration that somebody has applied is never edited: undo the edit, and put the change into a new migration. ' +
      'When a new one is done, add it with `sha256sum migrations/*.sql > migrations.sha256` in supabase/.',
  ).toBe(sums.join(''));
});
