import { codeOf, stepAt } from '../../local/auth/totp.ts';
import type { Client } from './backend.ts';

/** What the app of somebody with this secret shows, some steps from now. */
export const codeNow = (secret: string, away = 0): string => codeOf(secret, stepAt(Date.now()) + away);

export const wrongCode = (secret: string): string =>
  [...'0123456789']
    .map((digit) => digit.repeat(6))
    .find((code) => [-2, -1, 0, 1, 2].every((away) => codeNow(secret, away) !== code)) ?? '';

/** Begins a second step and gives what the app needs. */
export async function enroll(client: Client, friendlyName = 'App') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Daybreak',
  });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Turns a second step on, with the code of one step ago: the present one is still good afterwards. */
export async function turnOn(client: Client) {
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.secret, -1),
  });
  if (error) throw error;
  return factor;
}
