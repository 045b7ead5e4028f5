import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../local/index.ts';
import { rememberRows } from '../../local/restore.ts';
import { type Client, testBackend } from '../support/backend.ts';

const actors = ['anon', 'stranger', 'inactive', 'unchanged', 'staff', 'admin', 'super'] as const;
type Actor = (typeof actors)[number];
/** Rows seen or changed, what a function answers, or 'refused' (no grant, or a row the policy does not take). */
type Outcome = number | string | null;

const backend = testBackend();
const clients = {} as Record<Actor, Client>;
let restore: () => Promise<void>;
let directory: Record<string, string>;

beforeAll(async () => {
  await backend.accounts.createUser({
    email: 'stranger@elsewhere.example',
    password: demoPassword,
    email_confirm: true,
  });
  // An administrator who left: everything is in order but the activation.
  await backend.sql(`update public.staff_directory set role = 'admin' where email = 'ivo@daybreak.example'`);
  await backend.sql(`update auth.users set email_confirmed_at = now() where email = 'ivo@daybreak.example'`);
  await backend.sql(`update public.user_profiles set password_changed = true
    where user_id = (select id from auth.users where email = 'ivo@daybreak.example')`);
  await backend.sql(`insert into public.leads (company, contact, kind) values ('Acme', 'A. Acme', 'buying')`);
  await backend.sql(`insert into public.job_applications (first_name, last_name, email, resume_url)
    values ('Jo', 'Doe', 'jo@example.com', '1700000000000_jo.pdf')`);
  await backend.sql(`insert into storage.objects (bucket_id, name, metadata)
    values ('resumes', '1700000000000_jo.pdf', '{"size": 3, "mimetype": "application/pdf"}')`);
  clients.anon = backend.visitor();
  clients.stranger = await backend.signIn('stranger@elsewhere.example');
  clients.inactive = await backend.signIn('ivo');
  clients.unchanged = await backend.signIn('nia');
  clients.staff = await backend.signIn('sam');
  clients.admin = await backend.signIn('max');
  clients.super = await backend.signIn('ada');
  const rows = await backend.sql<{ email: string; id: string }>(
    'select email, id from public.staff_directory',
  );
  directory = Object.fromEntries(rows.map(({ email, id }) => [email.split('@')[0], id]));
  restore = await rememberRows(backend);
});
beforeEach(() => restore());

interface Answer {
  data: unknown;
  error: { code?: string; message: string } | null;
  status: number;
}

async function rows(query: PromiseLike<Answer>): Promise<Outcome> {
  const { data, error, status } = await query;
  if (!error) return Array.isArray(data) ? data.length : 1;
  expect([error.code, status], error.message).toEqual(['42501', expect.toBeOneOf([401, 403])]);
  return 'refused';
}

const everybody = (outcome: Outcome) =>
  Object.fromEntries(actors.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;
const signedIn = (outcome: Outcome) => ({ ...everybody(outcome), anon: 'refused' });
const own = async (client: Client) =>
  (await client.auth.getUser()).data.user?.id ?? '00000000-0000-0000-0000-000000000000';
const anybody = '00000000-0000-0000-0000-000000000000';

/** Who may do what. A new table gets its rows here. */
const matrix: [
  operation: string,
  run: (client: Client) => Promise<Outcome>,
  expected: Record<Actor, Outcome>,
][] = [
  [
    'read the directory',
    (client) => rows(client.from('staff_directory').select('*')),
    { anon: 'refused', stranger: 0, inactive: 0, unchanged: 1, staff: 22, admin: 22, super: 24 },
  ],
  [
    "edit a colleague's name, telephone and title",
    (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ first_name: 'New', last_name: 'Name', phone: '555-0199', job_title: 'Boss' })
          .eq('id', directory['grace.kim'] ?? '')
          .select('id'),
      ),
    { ...signedIn(0), super: 1 },
  ],
  [
    'edit their own directory entry',
    async (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ phone: '555-0199' })
          .eq('user_id', await own(client))
          .select('id'),
      ),
    { ...signedIn(0), super: 1 },
  ],
  [
    'promote themselves',
    async (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ role: 'super_admin' })
          .eq('user_id', await own(client)),
      ),
    everybody('refused'),
  ],
  [
    'change an address in the directory',
    async (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ email: 'a@b.example' })
          .eq('user_id', await own(client)),
      ),
    everybody('refused'),
  ],
  [
    'activate somebody',
    (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ is_active: true })
          .eq('id', directory.ivo ?? ''),
      ),
    everybody('refused'),
  ],
  [
    'link an entry to an account',
    async (client) =>
      rows(
        client
          .from('staff_directory')
          .update({ user_id: await own(client) })
          .eq('id', directory['grace.kim'] ?? ''),
      ),
    everybody('refused'),
  ],
  [
    'add to the directory',
    (client) => rows(client.from('staff_directory').insert({ email: 'x@daybreak.example', first_name: 'X' })),
    everybody('refused'),
  ],
  [
    'delete from the directory',
    (client) =>
      rows(
        client
          .from('staff_directory')
          .delete()
          .eq('id', directory.sam ?? ''),
      ),
    everybody('refused'),
  ],
  [
    'read profiles',
    (client) => rows(client.from('user_profiles').select('*')),
    { ...signedIn(1), stranger: 0 },
  ],
  [
    'rename themselves in their profile',
    async (client) =>
      rows(
        client
          .from('user_profiles')
          .update({ display_name: 'Me' })
          .eq('user_id', await own(client))
          .select('id'),
      ),
    { ...signedIn(1), stranger: 0 },
  ],
  [
    'rename somebody else in theirs',
    async (client) =>
      rows(
        client
          .from('user_profiles')
          .update({ display_name: 'You' })
          .neq('user_id', await own(client))
          .select('id'),
      ),
    signedIn(0),
  ],
  [
    'make a profile for somebody else',
    (client) => rows(client.from('user_profiles').insert({ user_id: anybody, first_name: 'X' })),
    everybody('refused'),
  ],
  [
    'claim another profile by an upsert',
    async (client) =>
      rows(
        client.from('user_profiles').upsert({ user_id: anybody, first_name: 'X' }, { onConflict: 'user_id' }),
      ),
    everybody('refused'),
  ],
  [
    'delete profiles',
    (client) => rows(client.from('user_profiles').delete().neq('user_id', anybody)),
    everybody('refused'),
  ],
  [
    'read applications',
    (client) => rows(client.from('job_applications').select('*')),
    { ...signedIn(0), admin: 1, super: 1 },
  ],
  [
    'send an application',
    (client) =>
      rows(client.from('job_applications').insert({ first_name: 'A', last_name: 'B', email: 'a@b.example' })),
    everybody(1),
  ],
  [
    'send an application that is decided already',
    (client) =>
      rows(
        client
          .from('job_applications')
          .insert({ first_name: 'A', last_name: 'B', email: 'a@b.example', status: 'hired' }),
      ),
    everybody('refused'),
  ],
  [
    'choose the date of an application',
    (client) =>
      rows(
        client.from('job_applications').insert({
          first_name: 'A',
          last_name: 'B',
          email: 'a@b.example',
          created_at: '2020-01-01T00:00:00Z',
        }),
      ),
    everybody('refused'),
  ],
  [
    'review an application',
    (client) =>
      rows(client.from('job_applications').update({ status: 'reviewing' }).neq('id', anybody).select('id')),
    { ...signedIn(0), admin: 1, super: 1 },
  ],
  [
    'rewrite an application',
    (client) => rows(client.from('job_applications').update({ email: 'x@y.example' }).neq('id', anybody)),
    everybody('refused'),
  ],
  [
    'delete applications',
    (client) => rows(client.from('job_applications').delete().neq('id', anybody)),
    everybody('refused'),
  ],
  [
    'read leads',
    (client) => rows(client.from('leads').select('*')),
    { ...signedIn(0), staff: 1, admin: 1, super: 1 },
  ],
  [
    'add a lead',
    (client) => rows(client.from('leads').insert({ company: 'X', contact: 'Y', kind: 'buying' })),
    everybody('refused'),
  ],
  [
    'edit leads',
    (client) => rows(client.from('leads').update({ status: 'Closed' }).neq('id', anybody)),
    everybody('refused'),
  ],
  ['delete leads', (client) => rows(client.from('leads').delete().neq('id', anybody)), everybody('refused')],
  [
    'ask for their role',
    async (client) => {
      const answer = await client.rpc('get_current_user_role');
      return answer.error ? rows(Promise.resolve(answer)) : answer.data;
    },
    { ...signedIn(null), staff: 'staff', admin: 'admin', super: 'super_admin' },
  ],
  [
    'list resumes',
    async (client) => (await client.storage.from('resumes').list()).data?.length ?? 'refused',
    { ...everybody(0), admin: 1, super: 1 },
  ],
  [
    'sign the address of a resume',
    async (client) =>
      (await client.storage.from('resumes').createSignedUrl('1700000000000_jo.pdf', 60)).error
        ? 'refused'
        : 1,
    { ...everybody('refused'), admin: 1, super: 1 },
  ],
  [
    'delete a resume',
    async (client) => {
      await client.storage.from('resumes').remove(['1700000000000_jo.pdf']);
      const [left] = await backend.sql<{ count: number }>(
        'select count(*)::int as count from storage.objects',
      );
      return left?.count === 1 ? 'refused' : 1;
    },
    everybody('refused'),
  ],
  [
    'move a resume',
    async (client) =>
      (await client.storage.from('resumes').move('1700000000000_jo.pdf', '1700000000000_me.pdf')).error
        ? 'refused'
        : 1,
    everybody('refused'),
  ],
];

describe.each(matrix)('%s', (_operation, run, expected) => {
  test.each(actors)('%s', async (actor) => {
    expect(await run(clients[actor])).toBe(expected[actor]);
  });
});

test('the server may do all of it', async () => {
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
