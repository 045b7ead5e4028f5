import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '../storageKey.ts';
import { requestKey } from './earlyAnswers.ts';
import { earlyReads } from './earlyReads.ts';
import { firstScreenRequests } from './firstScreenRequests.ts';

const origin = 'https://portal.test';
const session = {
  access_token: 'header.body.sign',
  refresh_token: 'refresh',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: '0b6f', email: 'sam@daybreak.example' },
};
const sam = { id: 's', email: session.user.email, first_name: 'Sam', role: 'staff', is_active: true };

/** The early answers on the directory's page, in the order of its questions: profile, own row, people, role. */
function respondWith(...bodies: (unknown | Response)[]) {
  const stored = new Map([[sessionStorageKey, JSON.stringify(session)]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('location', { origin });
  const names = firstScreenRequests('/staff-directory', '', session).map(({ address, method, headers }) =>
    requestKey(
      method,
      origin + address,
      new Headers({ ...headers, authorization: `Bearer ${session.access_token}` }),
    ),
  );
  const answers = bodies.map((body) =>
    Promise.resolve(body instanceof Response ? body : Response.json(body)),
  );
  vi.stubGlobal('window', { daybreakAnswers: new Map(answers.map((answer, at) => [names[at], answer])) });
  return stored;
}
const read = () =>
  Promise.all([earlyReads.profile(), earlyReads.ownRow(), earlyReads.people(), earlyReads.role()]);
const people = (range: string) => Response.json([sam], { headers: { 'content-range': range } });

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(500));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('returns early answers in the portal’s types, once', async () => {
  respondWith([{ first_name: 'Sam', password_changed: true }], [sam], people('0-0/1'), 'staff');
  const row = expect.objectContaining({ firstName: 'Sam', role: 'staff', isActive: true });
  expect(await read()).toEqual([
    { firstName: 'Sam', lastName: '', displayName: '', passwordChanged: true },
    row,
    [row],
    'staff',
  ]);
  expect(await read()).toEqual([undefined, undefined, undefined, undefined]);
});

it.each([
  ['no rows and no role', [], [], people('0-0/2'), null],
  ['a page of HTML', ...[1, 2, 3, 4].map(() => new Response('<!doctype html>'))],
  ['a refusal', ...[1, 2, 3, 4].map(() => new Response('[]', { status: 401 }))],
])('leaves %s and incomplete lists to the client', async (_what, ...bodies) => {
  respondWith(...bodies);
  expect(await read()).toEqual([undefined, undefined, undefined, undefined]);
});

it('returns nothing for another user', async () => {
  const stored = respondWith([{ first_name: 'Sam' }]);
  stored.set(sessionStorageKey, JSON.stringify({ ...session, access_token: 'another' }));
  expect(await earlyReads.profile()).toBeUndefined();
});
