import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOurGrants } from '../../local/database/database.ts';
import { demoPassword } from '../../local/index.ts';
import { type Client, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';
import { giveTicket } from '../support/tickets.ts';
import { startUnpatchedLite } from '../support/unpatchedLite.ts';

/*
 * One test for each thing local/ fixes in @supabase/lite 0.10.0. "bare" shows that the fault still exists: if one of
 * those fails after an upgrade, delete the fix it names. "ours" shows that the fix works.
 */
const reported: string[] = [];
const backend = testBackend({ report: (line) => reported.push(line) });
let bare: Awaited<ReturnType<typeof startUnpatchedLite>>;
beforeAll(async () => {
  bare = await startUnpatchedLite(backend);
});
afterAll(() => bare.close());
beforeEach(() => backend.reset());
afterEach(() => vi.restoreAllMocks());

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const account = { email: 'sam@daybreak.example', password: demoPassword };
const grants = `select count(*)::int as count from information_schema.role_table_grants
  where grantee = 'anon' and table_schema = 'public' and privilege_type in ('SELECT', 'DELETE')`;

describe('1. grants (database.ts: keepOurGrants)', () => {
  test('bare: the first request grants everything to everyone', async () => {
    silent();
    await bare.client().from('leads').select('id');
    const { rows } = await bare.driver.query<{ count: number }>(grants);
    expect(rows[0]?.count).toBeGreaterThan(0);
  });
  test('ours: they stay as the migrations wrote them', async () => {
    await backend.visitor().from('leads').select('id');
    expect(await backend.sql(grants)).toEqual([{ count: 0 }]);
  });
});

describe('2. one session for everyone (queue.ts)', () => {
  const refusals = async (visitor: Client) => {
    const answers = Array.from({ length: 20 }, () => visitor.from('leads').select('id'));
    return new Set((await Promise.all(answers)).map(({ error }) => error?.code));
  };
  test('bare: simultaneous requests share a transaction, so one refusal breaks the others', async () => {
    silent();
    const untouched = await startUnpatchedLite(backend);
    keepOurGrants(untouched.connection);
    expect(await refusals(untouched.client())).toEqual(new Set(['42501', 'SUP']));
    await untouched.close();
  });
  test('ours: each has its own', async () => {
    expect(await refusals(backend.visitor())).toEqual(new Set(['42501']));
  });
});

test("3. bare: there's no admin API (adminApi.ts)", async () => {
  const response = await bare.app.fetch(
    new Request('http://127.0.0.1:4173/auth/v1/admin/users', {
      headers: { apikey: 'sb_secret_daybreak_local' },
    }),
  );
  expect(response.ok).toBe(false);
});

test("4. bare: a reset email ignores the link's target (mail.ts)", async () => {
  await bare
    .client()
    .auth.resetPasswordForEmail(account.email, { redirectTo: 'http://127.0.0.1:4173/reset-password' });
  expect(bare.mails[0]?.text).toContain('/auth/v1/verify');
  expect(bare.mails[0]?.text).not.toContain('reset-password');
});

describe('5. storage and the client (storageApi.ts)', () => {
  const file = () => new File(['%PDF-'], 'x.pdf', { type: 'application/pdf' });
  test("bare: a File can't be uploaded", async () => {
    silent();
    const { error } = await bare.client().storage.from('resumes').upload(`${Date.now()}_x.pdf`, file());
    expect(error?.message).toMatch(/Missing file/);
  });
  test('bare: a signed address ends in "undefined"', async () => {
    silent();
    const client = bare.client();
    await client.auth.signInWithPassword({ email: 'max@daybreak.example', password: demoPassword });
    const path = `${Date.now()}_x.pdf`;
    await giveTicket(bare, path);
    await client.storage
      .from('resumes')
      .upload(path, await file().arrayBuffer(), { contentType: 'application/pdf' });
    await client.rpc('open_resume', { resume: path });
    const { data } = await client.storage.from('resumes').createSignedUrl(path, 60);
    expect(data?.signedUrl).toMatch(/undefined$/);
  });
  test("bare: several addresses can't be signed at once", async () => {
    silent();
    const { error } = await bare.client().storage.from('resumes').createSignedUrls(['x.pdf'], 60);
    expect(error?.message).toBe('Object not found');
  });
  test('ours: one and several signed addresses, and one to upload to, work', async () => {
    const path = `${Date.now()}_x.pdf`;
    const other = `${Date.now()}_y.pdf`;
    await giveTicket(backend, path);
    await giveTicket(backend, other);
    await backend.visitor().storage.from('resumes').upload(path, file());
    const max = await backend.signIn('max');
    const resumes = max.storage.from('resumes');
    await max.rpc('open_resume', { resume: path });
    const one = await resumes.createSignedUrl(path, 60);
    const several = await resumes.createSignedUrls([path], 60);
    for (const address of [one.data?.signedUrl, several.data?.[0]?.signedUrl]) {
      expect(await (await fetch(address ?? '')).text()).toBe('%PDF-');
    }
    const target = await resumes.createSignedUploadUrl(other);
    expect((await resumes.uploadToSignedUrl(other, target.data?.token ?? '', file())).error).toBeNull();
    await max.rpc('open_resume', { resume: other });
    expect((await resumes.list()).data?.map(({ name }) => name).sort()).toEqual([path, other].sort());
  });
});

test("6. bare: there's no storage adapter to import (storage.ts)", () => {
  const { resolve } = createRequire(import.meta.url);
  expect(() => resolve('@supabase/lite/storage/adapters/FilesystemStorageAdapter')).toThrow(
    /not defined by "exports"/,
  );
});

describe('7. errors of checks (database.ts: normalizeDbError)', () => {
  test('bare: 500 "SUP"', async () => {
    silent();
    const reference = await giveTicket(bare);
    const { error, status } = await bare
      .client()
      .from('job_applications')
      .insert({ first_name: ' ', last_name: 'x', email: 'a@b.c', reference });
    expect([error?.code, status]).toEqual(['SUP', 500]);
  });
  test('ours: 400 with the code', async () => {
    const { error, status } = await backend
      .service()
      .from('job_applications')
      .insert({ first_name: ' ', last_name: 'x', email: 'a@b.c' });
    expect([error?.code, status]).toEqual(['23514', 400]);
    expect(error?.message).toContain('violates check constraint');
  });
});

test('8. tokens have no user_metadata, so no policy can read it', async () => {
  const client = await backend.signIn('sam');
  const token = await tokenFrom(client);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(Object.keys(claims).sort()).toEqual([
    'aal',
    'amr',
    'aud',
    'email',
    'exp',
    'iat',
    'role',
    'session_id',
    'sub',
  ]);
  const policies = await backend.sql(`select policyname from pg_policies
    where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata|auth.email|auth.jwt'`);
  expect(policies).toEqual([]);
});

describe('9. console output (quietConsole.ts)', () => {
  const offend = (client: Client) =>
    client
      .from('job_applications')
      .insert({ first_name: ' ', last_name: 'x', email: 'private@person.example' });
  test('bare: errors carry the parameters of the statement', async () => {
    const printed = silent();
    await offend(bare.client());
    expect(JSON.stringify(printed.mock.calls.map(([error]) => ({ ...(error as object) })))).toContain(
      'private@person.example',
    );
  });
  test('ours: each becomes one line without them', async () => {
    reported.length = 0;
    await offend(backend.visitor());
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/^database error \w+$/);
  });
});

describe('other faults', () => {
  test("bare: a wrong password for an account that isn't activated reveals that (authApi.ts)", async () => {
    const { error } = await bare
      .client()
      .auth.signInWithPassword({ email: 'ivo@daybreak.example', password: 'wrong-password' });
    expect(error?.message).toBe('Email not confirmed');
  });
  test('bare: a page two refresh tokens behind ends the session at once (authApi.ts)', async () => {
    const { auth } = bare.client();
    const first = (await auth.signInWithPassword(account)).data.session?.refresh_token ?? '';
    await auth.refreshSession();
    await auth.refreshSession();
    expect((await auth.refreshSession({ refresh_token: first })).error?.code).toBe(
      'refresh_token_already_used',
    );
  });
  test('bare: a sign-in code for an unknown address creates an account (authApi.ts)', async () => {
    await bare.client().auth.signInWithOtp({ email: 'new@daybreak.example' });
    const { rows } = await bare.driver.query(`select 1 from auth.users where email = 'new@daybreak.example'`);
    expect(rows).toHaveLength(1);
  });
  test('bare: a changed password leaves the other sessions open (authApi.ts)', async () => {
    const [here, elsewhere] = [bare.client(), bare.client()];
    const max = { ...account, email: 'max@daybreak.example' };
    await here.auth.signInWithPassword(max);
    await elsewhere.auth.signInWithPassword(max);
    await here.auth.updateUser({ password: 'a-better-password' });
    expect((await elsewhere.auth.getUser()).error).toBeNull();
  });
  test('bare: a password can be changed without the present one (ownAccount.ts)', async () => {
    const client = bare.client();
    await client.auth.signInWithPassword({ ...account, email: 'ada@daybreak.example' });
    expect((await client.auth.updateUser({ password: 'a-better-password' })).error).toBeNull();
  });
  test("bare: a session doesn't state its sign-in method (assurance.ts)", async () => {
    const client = bare.client();
    await client.auth.signInWithPassword(account);
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect([data?.currentLevel, data?.currentAuthenticationMethods]).toEqual([null, []]);
  });
  test("bare: a time isn't formatted like PostgREST's (database.ts: isoTime)", async () => {
    const client = bare.client();
    await client.auth.signInWithPassword(account);
    const { data } = await client.from('user_profiles').select('created_at').single();
    expect(data?.created_at).not.toContain('T');
  });
  test('bare: any page on the network can read the responses (gateway.ts)', async () => {
    const request = new Request('http://127.0.0.1:4173/rest/v1/leads', { headers: { apikey: 'x' } });
    expect((await bare.app.fetch(request)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

test("PGlite doesn't stop statements at statement_timeout (docs/decisions/0057): once it does, give the roles a hosted project's limits", async () => {
  await backend.driver.transaction(async (transaction) => {
    await transaction.exec('set local statement_timeout = 20');
    await expect(transaction.query('select pg_sleep(0.2)')).resolves.toBeTruthy();
  });
});
