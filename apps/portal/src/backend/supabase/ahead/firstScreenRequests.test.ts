import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '../storageKey.ts';
import { supabaseBackend } from '../supabaseBackend.ts';
import { type EarlyAnswers, requestKey, takeEarlyAnswer } from './earlyAnswers.ts';
import { firstScreenRequests } from './firstScreenRequests.ts';

const url = 'https://project.test';
const session = {
  access_token: 'header.body.sign',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: '0b6f', email: 'sam+solar@daybreak.example' },
};
const sam = { id: 's', email: session.user.email, first_name: 'Sam', role: 'staff', is_active: true };

const requests: string[] = [];
const answer = (rows: unknown) =>
  Response.json(rows, { headers: { 'content-range': `0-0/${Array.isArray(rows) ? rows.length : '*'}` } });

beforeEach(() => {
  requests.length = 0;
  // A page that was just opened, however long this process has been running.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers }: RequestInit = {}) => {
    requests.push(requestKey(method, String(address), new Headers(headers)));
    return answer(String(address).includes('/rpc/') ? 'staff' : [sam]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => {
  const values = new Map([[sessionStorageKey, JSON.stringify(session)]]);
  return supabaseBackend({
    url,
    publishableKey: 'sb_publishable_test',
    resetPage: `${url}/reset-password`,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
  });
};

/** Makes the shell's and the directory's requests. */
async function arrive({ profiles, staff }: ReturnType<typeof open>) {
  await Promise.all([profiles.ensure(), staff.own(), staff.list(), staff.role()]);
}

const names = (pathname: string, search = '') =>
  firstScreenRequests(pathname, search, session).map(({ address, method, headers }) =>
    requestKey(
      method,
      url + address,
      new Headers({ ...headers, authorization: `Bearer ${session.access_token}` }),
    ),
  );

describe('the early requests', () => {
  it('are exactly those of the client', async () => {
    await arrive(open());
    expect([...requests].sort()).toEqual(names('/staff-directory').sort());
  });

  it('are only about the user on other pages, and in another view of the directory', () => {
    expect(names('/dashboard')).toHaveLength(2);
    expect(names('/staff-directory', '?status=inactive')).toEqual(names('/dashboard'));
    expect(names('/staff-directory/')).toEqual(names('/staff-directory'));
  });

  it('are not repeated by the client until their answers are taken', async () => {
    const daybreakAnswers: EarlyAnswers = new Map(
      names('/staff-directory').map((name) => [
        name,
        Promise.resolve(answer(name.includes('/rpc/') ? 'staff' : [sam])),
      ]),
    );
    vi.stubGlobal('window', { daybreakAnswers });
    const backend = open();
    await arrive(backend);
    expect(requests).toEqual([]);
    await arrive(backend);
    expect(requests).toHaveLength(4);
  });
});

describe('an early answer', () => {
  const headers = { authorization: 'Bearer a' };
  const name = requestKey('GET', url, new Headers(headers));
  const expectRead = (early: Promise<Response>) =>
    vi.stubGlobal('window', { daybreakAnswers: new Map([[name, early]]) });

  it('is taken by the same request of the same user', async () => {
    expectRead(Promise.resolve(answer([sam])));
    expect(await takeEarlyAnswer(url, { headers })).toBeDefined();
  });

  it.each([
    ['of another user', { headers: { authorization: 'Bearer b' } }],
    ['of a signed-out visitor', {}],
    ['that changes something', { method: 'PATCH', headers }],
    ['that asks for a different answer', { headers: { ...headers, prefer: 'count=exact' } }],
  ])('is not taken by a request %s', async (_which, init) => {
    expectRead(Promise.resolve(answer([sam])));
    expect(await takeEarlyAnswer(url, init)).toBeUndefined();
  });

  it('is ignored if it failed or was refused', async () => {
    expectRead(Promise.reject(new TypeError('Failed to fetch')));
    expect(await takeEarlyAnswer(url, { headers })).toBeUndefined();
    expectRead(Promise.resolve(new Response('', { status: 401 })));
    expect(await takeEarlyAnswer(url, { headers })).toBeUndefined();
  });

  it('is ignored if it’s too old', async () => {
    expectRead(Promise.resolve(answer([sam])));
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await takeEarlyAnswer(url, { headers })).toBeUndefined();
  });
});
