import type { Project } from './project.ts';
import type { Source } from './source.ts';
import {
  type Digest,
  digestOf,
  literal,
  mustBeEmpty,
  plainText,
  type Query,
  replacedTables,
  type Table,
} from './tables.ts';

export interface MovedRows {
  table: string;
  here: Digest;
  there: Digest;
}

/** Undoes everything if some rows didn't arrive unchanged. */
class Differs extends Error {}

interface Trigger {
  name: string;
  table: string;
  enabled: 'O' | 'A' | 'R';
}

const enabling = { O: 'enable', A: 'enable always', R: 'enable replica' };

/**
 * Copies all rows in one transaction and compares them: all arrive unchanged, or none does. Triggers of our own tables
 * are off meanwhile: they'd count, refuse and record old actions. Those on the auth server's tables run, because
 * another role owns them.
 */
export async function moveRows(
  source: Source,
  { sql, own }: Project,
  auth: readonly Table[],
): Promise<MovedRows[]> {
  const moved: MovedRows[] = [];
  const transaction = sql.begin(async (there) => {
    const query: Query = async <Row extends object>(statement: string) => [
      ...(await there.unsafe<Row[]>(statement)),
    ];
    const run = (statement: string) => there.unsafe(statement).simple();
    const copy = async (table: Table) => {
      const columns = [...table.columns.keys()];
      // Not by COPY, which doesn't report a refused row to the client.
      for await (const rows of source.read(table))
        await there.unsafe(
          `insert into ${table.name} (${columns}) overriding system value
           select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::text::jsonb)`,
          [rows],
        );
    };
    await run(`${plainText.replaceAll('set ', 'set local ')}; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`);
    await run(`lock table ${[...auth, ...own].map(({ name }) => name)} in share row exclusive mode`);
    await mustBeEmpty(query, own);
    const triggers = await query<Trigger>(`
      select quote_ident(t.tgname) as name, format('%I.%I', n.nspname, c.relname) as table, t.tgenabled as enabled
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgenabled <> 'D'
        and format('%I.%I', n.nspname, c.relname) in (${own.map(({ name }) => literal(name))})`);
    for (const { name, table } of triggers) await run(`alter table ${table} disable trigger ${name}`);
    for (const table of auth) await copy(table);
    for (const name of replacedTables) await run(`delete from ${name}`);
    for (const table of own) await copy(table);
    for (const { name, table, enabled } of triggers)
      await run(`alter table ${table} ${enabling[enabled]} trigger ${name}`);
    const sequences = await source.query<{ name: string; last: string }>(`
      select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname in ('public', 'private') and last_value is not null`);
    for (const { name, last } of sequences) await run(`select setval(${literal(name)}, ${last})`);

    for (const table of [...auth, ...own]) {
      const [here, arrived] = [
        await digestOf(source.query, table, false),
        await digestOf(query, table, true),
      ];
      moved.push({ table: table.name, here, there: arrived });
    }
    if (moved.some(({ here, there }) => here.rows !== there.rows || here.digest !== there.digest))
      throw new Differs();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof Differs)) throw error;
  });
  return moved;
}
