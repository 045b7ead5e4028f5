import { beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createLeadSeeding } from '../../functions/seed-crm-leads/seedLeads.ts';
import { createStaffSeeding } from '../../functions/seed-staff-accounts/seedStaff.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction, refusal, tokenFrom, wrongTokens } from '../support/functions.ts';

// Refused callers and requests.
const logged: string[] = [];
const log = (line: string) => logged.push(line);
const functions = {
  'seed-crm-leads': createLeadSeeding({ log }),
  'seed-staff-accounts': createStaffSeeding({ log }),
};
type Name = keyof typeof functions;
const backend = testBackend({ functions });
beforeEach(async () => {
  await backend.reset();
  logged.length = 0;
});

const words: Record<Name, { signedOut: string; refused: string }> = {
  'seed-crm-leads': {
    signedOut: 'You must be logged in to create sample leads.',
    refused: 'Only administrators and super administrators can create sample leads.',
  },
  'seed-staff-accounts': {
    signedOut: 'You must be logged in to create staff accounts.',
    refused: 'Only a super administrator can create staff accounts.',
  },
};

describe.each(Object.keys(functions) as Name[])('%s', (name) => {
  const nothingDone = async () => {
    expect(await backend.sql('select 1 from public.leads')).toHaveLength(0);
    expect(await backend.sql('select 1 from auth.users')).toHaveLength(5);
  };
  test.each(wrongTokens(backend))('asks a caller with %s to sign in', async (_who, token) => {
    expect(await refusal(await callFunction(backend, name, await token()))).toEqual([
      401,
      words[name].signedOut,
    ]);
    await nothingDone();
  });

  const refused = name === 'seed-crm-leads' ? ['sam', 'nia'] : ['max', 'sam', 'nia'];
  test.each(refused)('refuses %s', async (person) => {
    const client = await backend.signIn(person);
    expect(await refusal(await callFunction(backend, name, client))).toEqual([403, words[name].refused]);
    await nothingDone();
  });

  test('refuses a person whose role was taken away while signed in', async () => {
    const ada = await backend.signIn('ada');
    const another = await backend.accounts.createUser({ email: 'helene.dubois@daybreak.example' });
    await backend.sql(
      `update public.staff_directory set user_id = $1 where email = 'helene.dubois@daybreak.example'`,
      [another.id],
    );
    await backend.sql(
      `update public.staff_directory set role = 'staff' where email = 'ada@daybreak.example'`,
    );
    expect((await refusal(await callFunction(backend, name, ada)))[0]).toBe(403);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const response = await callFunction(backend, name, await backend.signIn('ada'), undefined, { method });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await refusal(response)).toEqual([405, 'Use POST.']);
    await nothingDone();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of %s',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await callFunction(backend, name, await backend.signIn('ada'), {}, { headers });
      expect(await refusal(response)).toEqual([415, 'The Content-Type must be application/json.']);
      await nothingDone();
    },
  );

  test("doesn't exist on a server where seeding is off", async () => {
    const off = { ...readEnvironment(), url: backend.origin };
    delete off.seeding;
    const create = { 'seed-crm-leads': createLeadSeeding, 'seed-staff-accounts': createStaffSeeding }[name];
    const token = await tokenFrom(await backend.signIn('ada'));
    const request = new Request(`${backend.origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await create({ environment: () => off, log })(request);
    expect(await refusal(response)).toEqual([404, 'Seeding is turned off on this server.']);
    expect(readEnvironment({ ...process.env, SEEDING_ENABLED: undefined }).seeding).toBeUndefined();
    await nothingDone();
  });

  test('blocks calls and responses for pages of other origins', async () => {
    const preflight = await functions[name](
      new Request(`${backend.origin}/functions/v1/${name}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' },
      }),
    );
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });

  test('logs the reason, and no address or token', async () => {
    await callFunction(backend, name, await backend.signIn('sam'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toEqual({
      function: name,
      outcome: '403',
      milliseconds: expect.any(Number),
    });
  });
});
