import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '../../local/database/migrate.ts';
import { packageRoot } from '../../local/paths.ts';
import { testBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';

const local = (name: string) => readFile(join(packageRoot, 'local', 'database', name), 'utf8');

let platform: Blob;
let driver: PGlite;
beforeAll(async () => {
  driver = new PGlite({ extensions: { pg_trgm, pgcrypto } });
  await driver.exec(await local('platform.sql'));
  await driver.exec(
    `create schema auth; create function auth.uid() returns uuid language sql stable as $$ select null::uuid $$;
     create function auth.jwt() returns jsonb language sql stable as $$ select '{}'::jsonb $$;`,
  );
  await driver.exec(getAuthSchemaSql());
  await driver.exec(await local('authTables.sql'));
  await driver.exec(getStorageSchemaSql());
  await driver.exec(await local('platformGrants.sql'));
  platform = await driver.dumpDataDir('none');
});
afterAll(() => driver.close());

/** By default, grants nothing, as recent hosted projects do. */
const recent = testBackend();

/** The default grants of older hosted projects. */
const generous = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`;

const rights = async (driver: Pick<PGlite, 'query'>) => {
  const { rows } = await driver.query(`
    select 'relation' as kind, relname as name, array(select acl::text from unnest(relacl) acl order by 1) as rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
    union all
    select 'function', proname, array(select acl::text from unnest(proacl) acl order by 1)
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'column', attrelid::regclass || '.' || attname, array(select acl::text from unnest(attacl) acl order by 1)
    from pg_attribute where attacl is not null and attrelid::regclass::text like any (array['staff%', 'user%', 'job%', 'leads%'])
    order by 1, 2`);
  return rows;
};

describe('the migrations', () => {
  test('result in the same rights whether or not a project grants everything by default', async () => {
    const migrations = await readMigrations();
    const old = new PGlite({ extensions: { pg_trgm, pgcrypto }, loadDataDir: platform });
    onTestFinished(() => old.close());
    await old.exec(generous);
    await migrate({ driver: old }, migrations);
    expect(await rights(old)).toEqual(await rights(recent.driver));
    expect(await migrate({ driver: old }, migrations), 'applied twice change nothing').toEqual([]);
  });

  test('refuses two files with the same number before either runs', async () => {
    const folder = temporaryFolder();
    for (const words of ['one', 'other']) await writeFile(join(folder, `20990101000000_${words}.sql`), '');
    await expect(readMigrations(folder)).rejects.toThrow(
      'supabase/migrations/20990101000000_other.sql: another file already has this number.',
    );
  });

  test('a failing file leaves nothing behind and is named', async () => {
    const broken = {
      version: '20990101000000',
      name: 'broken',
      sql: 'create table public.half (); select 1 / 0;',
    };
    await expect(migrate({ driver }, [broken])).rejects.toThrow(
      '20990101000000_broken.sql failed: division by zero',
    );
    expect((await driver.query(`select 1 from pg_class where relname = 'half'`)).rows).toEqual([]);
  });
});
