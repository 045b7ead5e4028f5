import { expect, test } from 'vitest';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();

test('visitors and signed-in people reading at the same time each see their own rows', async () => {
  const people = await Promise.all(['ada', 'sam', 'nia'].map((name) => backend.signIn(name)));
  const visitor = backend.visitor();
  const readings = Array.from({ length: 120 }, async (_, i) => {
    const who = i % 4;
    const client = people[who] ?? visitor;
    const [directory, role] = await Promise.all([
      client.from('staff_directory').select('id'),
      client.rpc('get_current_user_role'),
    ]);
    return `${who}: ${directory.data?.length ?? directory.error?.code} ${role.error?.code ?? role.data}`;
  });
  expect([...new Set(await Promise.all(readings))].sort()).toEqual([
    '0: 24 super_admin',
    '1: 22 staff',
    '2: 1 null',
    '3: 42501 42501',
  ]);
});

test('a request that fails midway leaves nothing for the next', async () => {
  const ada = await backend.signIn('ada');
  const mixed = Array.from({ length: 40 }, (_, i) =>
    i % 2
      ? ada.from('staff_directory').update({ first_name: '' }).eq('is_active', true).select()
      : backend.visitor().from('staff_directory').select('id'),
  );
  const codes = (await Promise.all(mixed)).map(({ error }) => error?.code);
  expect(new Set(codes.filter((_, i) => i % 2))).toEqual(new Set(['23514']));
  expect(new Set(codes.filter((_, i) => !(i % 2)))).toEqual(new Set(['42501']));
});

test("bcrypt for one person doesn't show intermediate state to another", async () => {
  const names = ['ada', 'max', 'sam', 'nia'];
  const people = await Promise.all([...names, ...names].map((name) => backend.signIn(name)));
  const emails = await Promise.all(
    people.map(async (client) => (await client.auth.getUser()).data.user?.email),
  );
  expect(emails).toEqual([...names, ...names].map((name) => `${name}@daybreak.example`));
});
