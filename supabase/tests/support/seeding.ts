import { localPublishableKey } from '../../local/index.ts';
import type { Client, TestBackend } from './backend.ts';

/** Calls a seeding function the way the portal does, or with other headers and methods. */
export async function seed(
  backend: Pick<TestBackend, 'origin'>,
  name: 'seed-crm-leads' | 'seed-staff-accounts',
  who: Client | string | undefined,
  init: RequestInit = {},
): Promise<Response> {
  const token = typeof who === 'object' ? (await who.auth.getSession()).data.session?.access_token : who;
  return fetch(`${backend.origin}/functions/v1/${name}`, {
    method: 'POST',
    ...init,
    headers: {
      apikey: localPublishableKey,
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
