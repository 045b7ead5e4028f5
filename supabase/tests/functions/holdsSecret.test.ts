import { expect, test } from 'vitest';
import { holdsSecret } from '../../functions/_shared/holdsSecret.ts';

const secret = 'sb_secret_0123456789';

test.each<[boolean, string, Record<string, string>]>([
  [true, 'as apikey', { apikey: secret }],
  [true, 'as a bearer', { authorization: `Bearer ${secret}` }],
  [true, 'beside a key that anybody has', { apikey: 'sb_publishable_x', authorization: `bearer ${secret}` }],
  [false, 'without a key', {}],
  [false, 'with another one', { apikey: 'sb_publishable_x', authorization: 'Bearer sb_secret_x' }],
  [false, 'with the beginning of it', { apikey: secret.slice(0, -1) }],
  [false, 'in a header of its own', { 'x-apikey': secret }],
])('%s: the secret key %s', async (holds, _how, headers) => {
  const request = new Request('https://x.supabase.co/functions/v1/sweep-library', { headers });
  expect(await holdsSecret(request, secret)).toBe(holds);
});
