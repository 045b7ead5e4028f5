import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import { signedInRequests } from './requests.ts';

const server = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', server.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const session = (token: string) => ({ data: { session: { access_token: token } }, error: null });
const auth = { getSession: async () => session('old'), refreshSession: async () => session('new') };
const { call } = signedInRequests({ auth } as unknown as Client, {
  url: 'https://project.test',
  publishableKey: 'key',
});
const failure = () => call('count_pieces_of', { entry: 'x' }).catch((error: unknown) => error);

it.each([
  [429, { message: 'Too often.' }, { kind: 'tooManyRequests', retryAfter: 60, message: 'Too often.' }],
  [400, { code: '23514', message: 'No.' }, { kind: 'refused', retryAfter: undefined, message: 'No.' }],
  [503, '<!doctype html>', { kind: 'unreachable', serverSpoke: false }],
])('turns a %i into an error that says whether and when to try again', async (status, body, expected) => {
  const headers = status === 429 ? { 'retry-after': '60' } : undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  server.mockImplementation(async () => new Response(text, { status, ...(headers ? { headers } : {}) }));
  expect(await failure()).toMatchObject({ name: 'BackendError', ...expected });
  expect(server).toHaveBeenCalledOnce();
});

it('renews an expired token once', async () => {
  server.mockResolvedValueOnce(new Response('{}', { status: 401 })).mockResolvedValueOnce(new Response('7'));
  expect(await call('count_pieces_of', { entry: 'x' })).toBe(7);
  expect(server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});
