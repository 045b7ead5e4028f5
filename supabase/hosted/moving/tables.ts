import { BackendError } from '../../local/http/BackendError.ts';

/** Runs one statement, on the source or the target. */
export type Query = <Row extends object>(statement: string) => Promise<Row[]>;

/** A table to move. */
export interface Table {
  /** The name including its schema, in SQL syntax. */
  name: string;
  /** The target's columns, each with its value: an expression over a source row. */
  columns: ReadonlyMap<string, string>;
  /** The rows to move; absent = all. */
  where?: string;
  /** A row can refer to a later one of the same table: all are written at once. */
  refersToItself?: boolean;
}

/** The assistant's knowledge comes with the migrations, including its words, which are derived from it. */
const ofMigrations = [
  'public.portal_knowledge',
  'public.portal_phrasings',
  'public.search_words',
  'private.search_phrases',
];

/** Tables that aren't empty before the move: a row of the migrations, and an event of each second step that arrives. */
export const replacedTables: readonly string[] = ['private.second_step_rule', 'public.audit_events'];

/** Mailed links and codes of the auth server aren't moved, and it can't read a null in these columns. */
const tokens = [
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
];

/** The instance that the hosted auth server expects. */
const instance = "'00000000-0000-0000-0000-000000000000'::uuid";

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function columnsOf(query: Query, schemas: string[]): Promise<Map<string, string[]>> {
  const rows = await query<{ name: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ',' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname in (${schemas.map(literal)}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns.split(',')]));
}

const asTheyAre = (columns: readonly string[]) => new Map(columns.map((column) => [column, column]));

/** Our own tables, equal on both sides, each after those that it refers to. */
export async function ownTables(query: Query): Promise<Table[]> {
  const references = await query<{ from: string; to: string }>(`
    select format('%I.%I', a.nspname, c.relname) as from, format('%I.%I', b.nspname, d.relname) as to
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_namespace a on a.oid = c.relnamespace
    join pg_class d on d.oid = f.confrelid join pg_namespace b on b.oid = d.relnamespace
    where f.contype = 'f'`);
  const remaining = await columnsOf(query, ['public', 'private']);
  for (const name of ofMigrations) remaining.delete(name);
  const sorted: Table[] = [];
  while (remaining.size > 0) {
    const [next] = [...remaining].filter(([name]) =>
      references.every(({ from, to }) => from !== name || to === name || !remaining.has(to)),
    );
    if (!next)
      throw new BackendError(`These tables refer to each other: ${[...remaining.keys()].join(', ')}.`);
    const [name, columns] = next;
    const refersToItself = references.some(({ from, to }) => from === name && to === name);
    sorted.push({ name, columns: asTheyAre(columns), refersToItself });
    remaining.delete(name);
  }
  return sorted;
}

/**
 * Tables of the auth server, with the columns that both sides have.
 * @param locked accounts whose password isn't moved
 */
export async function authTables(here: Query, there: Query, locked: readonly string[]): Promise<Table[]> {
  const [ownColumns, projectColumns] = [await columnsOf(here, ['auth']), await columnsOf(there, ['auth'])];
  const shared = (name: string) =>
    (projectColumns.get(name) ?? []).filter((column) => ownColumns.get(name)?.includes(column));
  const users = asTheyAre(shared('auth.users'));
  for (const column of projectColumns.get('auth.users') ?? [])
    if (tokens.includes(column)) users.set(column, "''");
    else if (column === 'instance_id') users.set(column, instance);
  if (locked.length > 0)
    users.set(
      'encrypted_password',
      `case when id not in (${locked.map(literal)}) then encrypted_password end`,
    );
  return [
    { name: 'auth.users', columns: users },
    { name: 'auth.identities', columns: asTheyAre(shared('auth.identities')) },
    {
      name: 'auth.mfa_factors',
      columns: asTheyAre(shared('auth.mfa_factors')),
      where: "factor_type::text = 'totp' and status::text = 'verified'",
    },
  ];
}

/** Refuses if the target tables have rows. */
export async function mustBeEmpty(there: Query, own: readonly Table[]) {
  const counts = ['auth.users', ...own.map(({ name }) => name)]
    .filter((name) => name !== 'private.second_step_rule')
    .map((name) => `select ${literal(name)} as name, count(*)::text as rows from ${name}`);
  const rows = await there<{ name: string; rows: string }>(counts.join(' union all '));
  const nonEmpty = rows.filter((each) => each.rows !== '0').map(({ name, rows }) => `${name} (${rows})`);
  if (nonEmpty.length > 0)
    throw new BackendError(`The project isn't empty: ${nonEmpty.join(', ')}. Move into a new project.`);
}

/** A row count, and a digest of the rows that doesn't depend on their order. */
export interface Digest {
  rows: number;
  digest: string;
}

/** Set on both sides, so that equal rows have equal texts. */
export const plainText = "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'";

/**
 * Counts and digests a table's rows.
 * @param isMoved true if the rows are on the target
 */
export async function digestOf(query: Query, table: Table, isMoved: boolean): Promise<Digest> {
  const values = [...(isMoved ? table.columns.keys() : table.columns.values())];
  const [row] = await query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(row(${values})::text), 15))::bit(60)::bigint), 0)::text as sum
     from ${table.name} where ${table.where ?? 'true'}`,
  );
  return { rows: Number(row?.rows), digest: BigInt(row?.sum ?? 0).toString(16) };
}
