import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from '../http/BackendError.ts';
import { migrationsFolder } from '../paths.ts';
import type { Database } from './database.ts';
import { adoptBaseline } from './earlier.ts';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The migration files in order. A file name is 14 digits, an underscore and words. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const twice = files.find((file, index) => file.slice(0, 14) === files[index - 1]?.slice(0, 14));
  if (twice) throw new BackendError(`supabase/migrations/${twice}: another file already has this number.`);
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2]) {
        throw new BackendError(`supabase/migrations/${file}: name it <14 digits>_<words>.sql.`);
      }
      return { version: match[1], name: match[2], sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/**
 * True for a migration that changes the words that the assistant searches. They're read again after each such
 * statement, which takes a second.
 */
const changesSearchWords = ({ sql }: Migration) => /portal_knowledge|portal_phrasings|search_words/.test(sql);

/** Keeps a migration from reading words again: many have dozens of statements that would. */
const withoutReading = (sql: string) => `${setReading('disable')};
${sql.replaceAll(/^refresh materialized view .*;$/gm, '')}
${setReading('enable')}`;
const setReading = (to: 'enable' | 'disable') => `do $reading$
declare
  held record;
begin
  for held in select tgrelid::regclass as name from pg_trigger where tgname = 'read_words_again' loop
    execute format('alter table %s ${to} trigger read_words_again', held.name);
  end loop;
end
$reading$`;

const readWords = `do $reading$
declare
  held record;
begin
  for held in select oid::regclass as name from pg_class where relkind = 'm' and relnamespace = 'private'::regnamespace loop
    execute format('refresh materialized view %s', held.name);
  end loop;
end
$reading$`;

/** Applies pending migrations, each file in its own transaction, and records them like the Supabase CLI does. */
export async function migrate(
  { driver }: Pick<Database, 'driver'>,
  migrations: Migration[],
): Promise<string[]> {
  await adoptBaseline(driver, migrations, (earlier) => apply(driver, earlier));
  return apply(driver, migrations);
}

async function apply(driver: Database['driver'], migrations: Migration[]): Promise<string[]> {
  const { rows } = await driver.query<{ version: string; sql: string | null }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const recorded = new Map(rows.map((row) => [row.version, row.sql]));
  const applied: string[] = [];
  const last = migrations.findLast(
    (each) => !recorded.has(each.version) && changesSearchWords(each),
  )?.version;
  for (const { version, name, sql } of migrations) {
    const before = recorded.get(version);
    if (before === null) {
      await driver.query(
        'update supabase_migrations.schema_migrations set statements = array[$2] where version = $1',
        [version, sql],
      );
      continue;
    }
    if (before !== undefined) {
      if (before !== sql) throw changedMigration(version, name);
      continue;
    }
    try {
      await driver.transaction(async (transaction) => {
        await transaction.exec(withoutReading(sql));
        if (version === last) await transaction.exec(readWords);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
          [version, name, sql],
        );
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackendError(`supabase/migrations/${version}_${name}.sql failed: ${reason}`, {
        cause: error,
      });
    }
    applied.push(version);
  }
  return applied;
}

function changedMigration(version: string, name: string) {
  return new BackendError(
    `supabase/migrations/${version}_${name}.sql isn't the file that was applied to this data. ` +
      'Put the change in a new migration, or delete the data with `npm run reset`.',
  );
}
