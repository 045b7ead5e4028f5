import type { Database } from './database.ts';

/** Remembers every row there is now; the function it returns brings exactly those back. For tests: about 15 ms. */
export async function rememberRows({ driver }: Pick<Database, 'driver'>): Promise<() => Promise<void>> {
  const { rows: tables } = await driver.query<{ name: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth', 'public', 'storage', 'private')`);
  const remembered: { name: string; columns: string; rows: string }[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await driver.query<{ rows: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${name} t`,
    );
    remembered.push({ name, columns, rows: rows[0]?.rows ?? '[]' });
  }
  return () =>
    driver.transaction(async (transaction) => {
      // Neither triggers nor foreign keys have a say while rows are put back in any order.
      await transaction.exec("set local session_replication_role = 'replica'");
      await transaction.exec(`truncate ${remembered.map(({ name }) => name).join(', ')}`);
      for (const { name, columns, rows } of remembered) {
        if (rows === '[]') continue;
        await transaction.query(
          `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
          [rows],
        );
      }
    });
}
