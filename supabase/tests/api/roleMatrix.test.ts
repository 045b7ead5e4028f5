import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rememberRows } from '../../local/database/restore.ts';
import { demoPassword } from '../../local/index.ts';
import { type Actor, actors, type Verdict, type Verdicts } from '../matrix/actors.ts';
import { type Case, callTitle, cases, oneCallPerVerdict, oneCasePerRule } from '../matrix/cases.ts';
import { existingRowsSql } from '../matrix/existingRows.ts';
import { pieceMeant } from '../matrix/libraryRules.ts';
import type { Row, Table } from '../matrix/rule.ts';
import { calls, files, roleOf, tables } from '../matrix/rules.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { giveTicket } from '../support/tickets.ts';

// The matrix of tests/matrix/rules.ts, run by real clients over HTTP: every actor tries each rule of a table, each call
// and each file operation. The database decides which columns a rule covers, and pgTAP tests that column by column.
const nobody = '00000000-0000-0000-0000-000000000000';
const stored = '1700000000000_jo.pdf';

const backend = testBackend();
const clients = {} as Record<Actor, Client>;
const accounts = {} as Record<Actor | 'other', string>;
const entries = {} as Record<Actor | 'other' | 'former', string>;
let restore: () => Promise<void>;
let touched = false;

beforeAll(async () => {
  await backend.accounts.createUser({
    email: 'stranger@daybreak.example',
    password: demoPassword,
    email_confirm: true,
  });
  const colleague = await backend.accounts.createUser({ email: 'grace.kim@daybreak.example' });
  await backend.sql(
    `update public.staff_directory set user_id = $1 where email = 'grace.kim@daybreak.example'`,
    [colleague.id],
  );
  await backend.sql('insert into public.user_profiles (user_id, password_changed) values ($1, true)', [
    colleague.id,
  ]);
  // An administrator who has left: everything is in order except that the entry is inactive.
  await backend.sql(`update public.staff_directory set role = 'admin' where email = 'ivo@daybreak.example'`);
  await backend.sql(
    `update auth.users set email_confirmed_at = now(), banned_until = null where email = 'ivo@daybreak.example'`,
  );
  await backend.sql(`update public.user_profiles set password_changed = true
    where user_id = (select id from auth.users where email = 'ivo@daybreak.example')`);
  await backend.sql(`insert into public.staff_invitations (entry_id, email, token_hash, expires_at)
    select id, email, repeat('b', 64), now() + interval '7 days' from public.staff_directory where email like 'maya.%'`);
  await backend.sql(`insert into public.leads (company, contact, kind) values ('Acme', 'A. Acme', 'buying')`);
  await backend.sql(
    // Without a file: no one can delete an application whose file still exists.
    `insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', 'jo@example.com')`,
  );
  await backend.sql(
    `insert into storage.objects (bucket_id, name, version, metadata)
     select 'resumes', name, '1', '{"size": 3, "mimetype": "application/pdf"}' from unnest($1::text[]) as name`,
    [[stored, '1700000000002_unclaimed.pdf']],
  );
  await backend.sql(`insert into private.application_tickets (reference, resume, checked_version) values
    ('ABCDE-12345', null, null), ('ABCDE-12345', '1700000000002_unclaimed.pdf', '1')`);
  const people = {
    stranger: 'stranger',
    inactive: 'ivo',
    unchanged: 'nia',
    staff: 'sam',
    admin: 'max',
    super_admin: 'ada',
  };
  clients.anon = backend.visitor();
  accounts.anon = nobody;
  for (const [actor, name] of Object.entries(people) as [keyof typeof people, string][]) {
    clients[actor] = await backend.signIn(name);
    accounts[actor] = await idOf(backend, name);
  }
  accounts.other = colleague.id;
  const rows = await backend.sql<{ email: string; id: string }>(
    'select email, id from public.staff_directory',
  );
  const entryOf = (name: string) => rows.find(({ email }) => email.startsWith(`${name}@`))?.id ?? nobody;
  for (const actor of actors) entries[actor] = actor === 'anon' ? nobody : entryOf(people[actor]);
  entries.other = entryOf('grace.kim');
  entries.former = entryOf('carla.weiss');
  await backend.driver.exec(existingRowsSql(accounts));
  restore = await rememberRows(backend);
});
beforeEach(async () => {
  if (touched) await restore();
  touched = false;
});

interface Answer {
  data: unknown;
  error: { code?: string; message: string } | null;
  status: number;
}

function verdict({ data, error, status }: Answer, actor: Actor): Verdict {
  if (!error) return Array.isArray(data) && data.length === 0 ? 'none' : 'yes';
  if (error.code === '428C9') return 'no';
  expect([error.code, status], error.message).toEqual(['42501', actor === 'anon' ? 401 : 403]);
  return 'no';
}

function filled<Values extends object>(values: Values, actor: Actor, row: Row): Values {
  const places: Record<string, string> = {
    $self: accounts[actor],
    $other: accounts.other,
    $person: accounts[row === 'own' ? actor : 'other'],
    $entry: entries[row === 'other' || row === 'former' ? row : actor],
    $piece: pieceMeant(actor, row),
  };
  return JSON.parse(
    JSON.stringify(values).replaceAll(/"(\$[a-z]+)"/g, (_, place: string) => JSON.stringify(places[place])),
  );
}

/** The column and value that select a case's rows. */
function rowsMeant(
  { table, row }: Case,
  actor: Actor,
): [column: string, operator: 'eq' | 'not.is', value: string | null] {
  const { key, whose }: Table = tables[table];
  if (row === 'any' || !whose) return [firstOf(key), 'not.is', null];
  return [whose.column, 'eq', filled([whose.is], actor, row)[0] as string];
}
const firstOf = (key: string) => key.split(',')[0] as string;

async function attempt(one: Case, actor: Actor): Promise<Verdict> {
  const { operation, table, column = '*', row } = one;
  if (one.given === 'no profile') {
    await backend.sql('delete from public.user_profiles where user_id = $1', [accounts[actor]]);
    touched = true;
  }
  // The columns come from the rules, which the types of a single table can't express.
  const from = (clients[actor] as ReturnType<typeof untyped>).from(table);
  const values = filled(one.values, actor, row);
  const { key }: Table = tables[table];
  const answers: Record<typeof operation, () => PromiseLike<Answer>> = {
    select: () => from.select(column).filter(...rowsMeant(one, actor)),
    insert: () => from.insert(values as never),
    upsert: () => from.upsert(values as never, { onConflict: key }),
    update: () =>
      from
        .update(values)
        .filter(...rowsMeant(one, actor))
        .select(firstOf(key)),
    delete: () =>
      from
        .delete()
        .filter(...rowsMeant(one, actor))
        .select(firstOf(key)),
  };
  const outcome = verdict(await answers[operation](), actor);
  if (outcome === 'yes' && operation !== 'select') touched = true;
  return outcome;
}
const untyped = (client: Client) => client as unknown as import('@supabase/supabase-js').SupabaseClient;

/** Every actor's result, each starting from the same rows. */
async function asEachActor(run: (actor: Actor) => Promise<Verdict>): Promise<Verdicts> {
  const outcomes = {} as Verdicts;
  for (const actor of actors) {
    if (touched) await restore();
    touched = false;
    outcomes[actor] = await run(actor);
  }
  return outcomes;
}

describe('tables', () => {
  test.each(oneCasePerRule)('$title', async (one) => {
    expect(await asEachActor((actor) => attempt(one, actor))).toEqual(one.who);
  });
});

describe('functions', () => {
  test.each(oneCallPerVerdict.map((call) => ({ ...call, title: callTitle(call) })))(
    '$title',
    async (call) => {
      const outcomes = await asEachActor(async (actor) => {
        const answer = await untyped(clients[actor]).rpc(call.name, filled(call.arguments, actor, call.row));
        touched = !answer.error;
        return verdict(answer, actor);
      });
      expect(outcomes).toEqual(call.who);
    },
  );

  test.each(Object.entries(roleOf) as [keyof typeof roleOf, string | null][])(
    'the role of %s is %s',
    async (actor, role) => {
      expect((await clients[actor].rpc('get_current_user_role')).data).toBe(role);
    },
  );
});

describe('files', () => {
  const upload = async (client: Client, name: string): Promise<Verdict> => {
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    const { error } = await client.storage.from('resumes').upload(name, file);
    touched = true;
    return error ? 'no' : 'yes';
  };
  /** Declares the opening of the resume first, like the portal. Actors without permission are refused at that step. */
  const opened = async (client: Client, operation: 'sign' | 'remove') => {
    await client.rpc('open_resume', { resume: stored });
    touched = true;
    return answers[operation](client);
  };
  const answers: Record<(typeof files)[number]['operation'], (client: Client) => Promise<Verdict>> = {
    upload: (client) => upload(client, `${Date.now()}_new.pdf`),
    'upload with a ticket': async (client) => {
      const name = `${Date.now()}_new.pdf`;
      await giveTicket(backend, name);
      return upload(client, name);
    },
    list: async (client) => {
      const { data } = await client.storage.from('resumes').list();
      if (!data) return 'no';
      return data.length > 0 ? 'yes' : 'none';
    },
    sign: async (client) =>
      (await client.storage.from('resumes').createSignedUrl(stored, 60)).error ? 'no' : 'yes',
    remove: async (client) => {
      await client.storage.from('resumes').remove([stored]);
      touched = true;
      const left = await backend.sql('select 1 from storage.objects where name = $1', [stored]);
      return left.length === 1 ? 'no' : 'yes';
    },
    'sign once opened': (client) => opened(client, 'sign'),
    'remove once opened': (client) => opened(client, 'remove'),
    move: async (client) =>
      (await client.storage.from('resumes').move(stored, '1700000000000_me.pdf')).error ? 'no' : 'yes',
  };
  test.each(files)('$operation', async ({ operation, who }) => {
    expect(await asEachActor((actor) => answers[operation](clients[actor]))).toEqual(who);
  });
});

test('the server can do all of it', async () => {
  touched = true;
  const service = backend.service();
  const added = await service
    .from('staff_directory')
    .insert({ email: 'x@daybreak.example', first_name: 'X' })
    .select();
  expect(added.error).toBeNull();
  expect(
    (await service.from('staff_directory').delete().eq('email', 'x@daybreak.example').select()).data,
  ).toHaveLength(1);
  for (const table of ['user_profiles', 'job_applications', 'leads'] as const) {
    const { data, error } = await service.from(table).select('*');
    expect(error).toBeNull();
    expect(data?.length).toBeGreaterThan(0);
  }
});

describe('the rules omit', () => {
  test('no column of a table for reading, inserting and updating', async () => {
    const columns = await backend.sql<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'`,
    );
    for (const operation of ['select', 'insert', 'update'] as const) {
      const tried = cases.filter((one) => one.operation === operation);
      expect(new Set(tried.map(({ table, column }) => `${table}.${column}`))).toEqual(
        new Set(columns.map(({ column }) => column)),
      );
    }
  });

  test('no function', async () => {
    const functions = await backend.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(functions.map(({ name }) => name)));
  });
});
