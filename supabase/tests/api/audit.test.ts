import { expect, test } from 'vitest';
import { demoPassword, keyHeaders } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { callFunction, tokenFrom } from '../support/functions.ts';

// Events of requests through the server; audit.test.sql tests the trail's own rules.
const backend = testBackend();

interface Event {
  action: string;
  actor: string | null;
  subject: string | null;
  details: Record<string, unknown>;
}
const newest = (count: number) =>
  backend.sql<Event>(
    'select action, actor, subject, details from public.audit_events order by id desc limit $1',
    [count],
  );

const call = async (name: string, called: string) => {
  const answer = await callFunction(backend, called, await backend.signIn(name), {});
  if (!answer.ok) throw new Error(await answer.text());
};

test("a function that acts as the server records its caller's name", async () => {
  await backend.reset();
  await call('max', 'seed-crm-leads');
  expect(await newest(1)).toMatchObject([{ action: 'leads.added', actor: 'max@daybreak.example' }]);
  await call('ada', 'seed-staff-accounts');
  const [linked] = await newest(1);
  expect(linked).toMatchObject({ action: 'staff.linked', actor: 'ada@daybreak.example' });
});

test('no one can use another name with a header of their own', async () => {
  await backend.reset();
  const token = await tokenFrom(await backend.signIn('ada'));
  const answer = await fetch(`${backend.origin}/rest/v1/staff_directory?email=eq.sam@daybreak.example`, {
    method: 'PATCH',
    headers: { ...keyHeaders(token), 'x-acting-for': await idOf(backend, 'max') },
    body: JSON.stringify({ phone: '555-0142' }),
  });
  expect(answer.status).toBe(204);
  expect(await newest(1)).toMatchObject([{ action: 'staff.edited', actor: 'ada@daybreak.example' }]);
});

test('five wrong passwords leave an event, and attempts by strangers leave none', async () => {
  await backend.reset();
  const before = await newest(1);
  const wrong = (email: string) =>
    backend.visitor().auth.signInWithPassword({ email, password: 'not-the-password' });
  for (let time = 0; time < 9; time += 1) await wrong('stranger@elsewhere.example');
  for (let time = 0; time < 4; time += 1) await wrong('sam@daybreak.example');
  expect(await newest(1)).toEqual(before);
  await wrong('sam@daybreak.example');
  expect(await newest(1)).toEqual([
    { action: 'sign_in.refused', actor: null, subject: 'sam@daybreak.example', details: { number: 5 } },
  ]);
  const { error } = await backend
    .visitor()
    .auth.signInWithPassword({ email: 'sam@daybreak.example', password: demoPassword });
  expect(error).toBeNull();
});
