import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { type Client, idOf, type TestBackend } from './backend.ts';
import { tokenOf, tokenPart } from './tokens.ts';

/** The access token of a signed-in client. */
export const tokenFrom = async (client: Client): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

const bytesOf = (body: unknown) => {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/**
 * Calls a function the way the portal does, with a client's token or the given one, or with other headers and methods.
 * A body is sent as JSON unless it's bytes or text.
 */
export async function callFunction(
  { origin }: Pick<TestBackend, 'origin'>,
  name: string,
  who?: Client | string,
  body?: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const token = typeof who === 'object' ? await tokenFrom(who) : who;
  return fetch(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: bytesOf(body) }),
    ...init,
    headers: {
      apikey: localPublishableKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...init.headers,
    },
  });
}

/** Returns a refusal's status and sentence; checks that its body has nothing else and isn't cached. */
export async function refusal(response: Response): Promise<[number, string]> {
  const body = await response.json();
  if (Object.keys(body).join() !== 'error') throw new Error(`Not a refusal: ${JSON.stringify(body)}`);
  if (response.headers.get('cache-control') !== 'no-store') throw new Error('The refusal may be cached.');
  return [response.status, body.error];
}

/** Tokens that sign no one in, by what they are. */
export function wrongTokens(
  backend: Pick<TestBackend, 'sql'>,
): [string, () => Promise<string | undefined>][] {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = async () => ({
    sub: await idOf(backend, 'ada'),
    role: 'authenticated',
    aud: 'authenticated',
    exp,
  });
  return [
    ['no token', async () => undefined],
    ['nonsense', async () => 'nonsense'],
    ['the publishable key', async () => localPublishableKey],
    ['the secret key', async () => localSecretKey],
    ['a forged token', async () => tokenOf(await claims(), 'another-secret-that-is-long-enough')],
    ['an unsigned token', async () => `${tokenPart({ alg: 'none' })}.${tokenPart(await claims())}.`],
    ['an expired token', async () => tokenOf({ ...(await claims()), exp: exp - 7200 })],
    [
      'a token of no account',
      async () => tokenOf({ ...(await claims()), sub: '00000000-0000-0000-0000-000000000000' }),
    ],
  ];
}
