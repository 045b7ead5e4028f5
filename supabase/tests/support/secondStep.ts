import { codeAt } from '../../local/auth/totp.ts';
import type { Client } from './backend.ts';

/** The current code. The server accepts it for at least 30 more seconds; the previous one could expire on its way. */
export const codeNow = (secret: string): string => codeAt(secret, Date.now());

/** The code to use after the current one turned the second step on, since no code is accepted twice. */
export const nextCode = (secret: string): string => codeAt(secret, Date.now(), 1);

export const wrongCode = (secret: string): string =>
  [...'0123456789']
    .map((digit) => digit.repeat(6))
    .find((code) => [-2, -1, 0, 1, 2].every((away) => codeAt(secret, Date.now(), away) !== code)) ?? '';

/** Begins setting up a second step and returns what the app needs. */
export async function enroll(client: Client, friendlyName = 'App') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Daybreak',
  });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Turns on a second step with the current code: `nextCode` works afterwards. */
export async function turnOn(client: Client) {
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.secret),
  });
  if (error) throw error;
  return factor;
}
