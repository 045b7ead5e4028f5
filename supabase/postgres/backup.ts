import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

/** Row counts and an order-independent digest of each table in the platform's schemas and ours. */
export function digests(cluster: Cluster, database: string): Map<string, string> {
  const tables = cluster
    .psql(
      `select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('auth', 'storage', 'public', 'private', 'supabase_migrations') order by 1`,
      database,
    )
    .trim()
    .split('\n');
  const each = tables.map(
    (table) =>
      `select '${table}', count(*), coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0) from ${table} as one`,
  );
  const rows = cluster.psql(each.join(' union all '), database);
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((line) => {
        const [table = '', ...digest] = line.split('|');
        return [table, digest.join(' rows, digest ')];
      }),
  );
}

/**
 * Backs up the database, restores it into an empty one and compares: every row, and the schema with its rights and
 * policies.
 */
export function backUpAndCompare(cluster: Cluster): {
  tables: number;
  backUp: number;
  restore: number;
  differences: string[];
} {
  const file = join(cluster.folder, 'backup');
  const run = (program: string, args: string[], database = 'daybreak') =>
    execFileSync(join(cluster.programs, program), args, {
      env: cluster.env('supabase_admin', 'directly', database),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const timed = (work: () => unknown) => {
    const begin = performance.now();
    work();
    return (performance.now() - begin) / 1000;
  };
  const schemaOf = (database: string) =>
    // Newer releases put a random word around each dump, and a restored condition loses parentheses it didn't need.
    run('pg_dump', ['--schema-only'], database).replace(/^\\(un)?restrict .*$|[()]/gm, '');
  const backUp = timed(() =>
    run('pg_dump', ['--format=directory', '--jobs=2', '--compress=1', `--file=${file}`]),
  );
  run('createdb', ['--template=template0', 'restored'], 'postgres');
  const restore = timed(() =>
    run('pg_restore', ['--exit-on-error', '--jobs=2', '--dbname=restored', file], 'postgres'),
  );
  const before = digests(cluster, 'daybreak');
  const after = digests(cluster, 'restored');
  const differences = [...before].flatMap(([table, digest]) =>
    after.get(table) === digest ? [] : [`${table}: ${digest}; restored: ${after.get(table) ?? 'nothing'}`],
  );
  if (schemaOf('daybreak') !== schemaOf('restored'))
    differences.push('The schemas, with rights and policies, differ.');
  return { tables: before.size, backUp, restore, differences };
}
