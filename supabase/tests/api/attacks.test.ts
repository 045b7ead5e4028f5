import { beforeAll, describe, expect, test } from 'vitest';
import { localJwtSecret } from '../../local/auth/keys.ts';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';
import { tokenOf, tokenPart } from '../support/tokens.ts';

const backend = testBackend();
let claims: Record<string, unknown>;
beforeAll(async () => {
  claims = {
    sub: await idOf(backend, 'ada'),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ada@daybreak.example',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
});

const token = (change: object = {}, ...signing: [secret?: string, header?: object]) =>
  tokenOf({ ...claims, ...change }, ...signing);

const get = (path: string, bearer?: string, headers: Record<string, string> = {}) =>
  fetch(backend.origin + path, {
    headers: {
      apikey: localPublishableKey,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
  });

const paths = [
  '/rest/v1/staff_directory',
  '/rest/v1/rpc/get_current_user_role',
  '/storage/v1/bucket',
  '/auth/v1/user',
];

describe.each(paths)('%s', (path) => {
  test.each([
    ['signed by somebody else', () => token({}, 'another-secret-that-is-long-enough-to-be-one')],
    ['that expired', () => token({ exp: 1_700_000_000 })],
    ['without a signature', () => `${tokenPart({ alg: 'none' })}.${tokenPart(claims)}.`],
    ['of another algorithm', () => token({}, localJwtSecret, { alg: 'HS512', typ: 'JWT' })],
    ['that is no token', () => 'nonsense'],
  ])('refuses a token %s', async (_case, make) => {
    const response = await get(path, make());
    expect([401, 403, 400]).toContain(response.status);
    expect(await response.text()).not.toContain('@daybreak.example');
  });
});

test('refuses an unknown or missing key', async () => {
  for (const apikey of ['sb_publishable_other', '', 'sb_secret_other']) {
    expect((await get('/rest/v1/staff_directory', undefined, { apikey })).status).toBe(401);
  }
});

test('the secret key is refused from a browser', async () => {
  const response = await get('/rest/v1/leads', localSecretKey, {
    apikey: localSecretKey,
    'user-agent': 'Mozilla/5.0 (X11)',
  });
  expect(response.status).toBe(401);
});

test("the super administrator's address in a stranger's token gives no role", async () => {
  const { id } = await backend.accounts.createUser({
    email: 'mallory@elsewhere.example',
    password: 'mallory-1',
    email_confirm: true,
  });
  const response = await get('/rest/v1/staff_directory?select=id', token({ sub: id }));
  expect(await response.json()).toEqual([]);
});

test('refuses a role claim with an unknown role', async () => {
  for (const role of ['postgres', 'pg_read_all_data', 'anon; set role postgres']) {
    const response = await get('/rest/v1/leads?select=id', token({ role }));
    const body = await response.text();
    expect(response.ok && body !== '[]', `${role}: ${body}`).toBe(false);
  }
});

describe('nothing else is reachable', () => {
  test.each([
    ['/rest/v1/users', 'auth'],
    ['/rest/v1/sessions', 'auth'],
    ['/rest/v1/objects', 'storage'],
    ['/rest/v1/buckets', 'storage'],
    ['/rest/v1/schema_migrations', 'supabase_migrations'],
    ['/rest/v1/pg_authid', 'pg_catalog'],
    ['/rest/v1/rpc/current_staff_role', 'private'],
    ['/rest/v1/rpc/pg_read_file?filename=/etc/passwd', 'pg_catalog'],
    ['/rest/v1/rpc/set_config?setting_name=role&new_value=postgres&is_local=false', 'pg_catalog'],
  ])('%s of the schema %s', async (path, schema) => {
    const sam = await tokenFrom(await backend.signIn('sam'));
    const profiles: Record<string, string>[] = [{}, { 'accept-profile': schema }];
    for (const headers of profiles) {
      const response = await get(path, sam, headers);
      expect(response.ok, `${response.status}`).toBe(false);
    }
  });

  test.each(['/_system', '/_system/info', '/', '/rest/v1x/leads', '/_dev/mailbox', '/auth/v1/../../_system'])(
    '%s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('tricks of the query language', () => {
  const visible = 'sam sees what sam sees';
  test.each<[string, string, Record<string, string>?]>([
    ['embedding profiles', 'staff_directory?select=*,user_profiles(*)'],
    ['embedding accounts', 'staff_directory?select=*,users(*)'],
    ['an or() of everything', 'user_profiles?or=(id.not.is.null,user_id.not.is.null)'],
    [
      'an or() that asks for inactive ones',
      'staff_directory?or=(is_active.eq.false,is_active.eq.true)&is_active=eq.false',
    ],
    ['ten thousand rows', 'job_applications?limit=10000'],
    ['a plan of the query', 'job_applications?select=*', { accept: 'application/vnd.pgrst.plan+json' }],
  ])(`${visible}: %s`, async (_case, query, headers = {}) => {
    const sam = await tokenFrom(await backend.signIn('sam'));
    const response = await get(`/rest/v1/${query}`, sam, headers);
    const answer: unknown = await response.json();
    if (!response.ok) return;
    const own = await idOf(backend, 'sam');
    const foreign = (answer as { user_id?: string; is_active?: boolean }[]).filter(
      (row) => row.is_active === false || (row.user_id !== own && !('is_active' in row)),
    );
    expect(foreign).toEqual([]);
  });

  test('an exact count covers only visible rows', async () => {
    const sam = await backend.signIn('sam');
    expect((await sam.from('staff_directory').select('id', { count: 'exact', head: true })).count).toBe(22);
    expect((await sam.from('user_profiles').select('id', { count: 'exact', head: true })).count).toBe(1);
  });

  test('a response has at most a thousand rows', async () => {
    await backend.sql(
      `insert into public.leads (company, contact, kind) select 'C' || i, 'x', 'buying' from generate_series(1, 1200) i`,
    );
    expect((await (await backend.signIn('sam')).from('leads').select('id').limit(5000)).data).toHaveLength(
      1000,
    );
  });
});
