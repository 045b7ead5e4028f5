import { codeOf, stepAt } from '../../local/auth/totp.ts';
import type { Client } from './backend.ts';

/** What the app of somebody with this secret shows, some steps from now. */
const codeAt = (secret: string, away: number): string => codeOf(secret, stepAt(Date.now()) + away);

/** The present code. The server takes it for at least 30 seconds more; the one before could run out on its way. */
export const codeNow = (secret: string): string => codeAt(secret, 0);

/** The code for a second step that the present one turned on, since no code is taken twice. */
export const nextCode = (secret: string): string => codeAt(secret, 1);

export const wrongCode = (secret: string): string =>
  [...'0123456789']
    .map((digit) => digit.repeat(6))
    .find((code) => [-2, -1, 0, 1, 2].every((away) => codeAt(secret, away) !== code)) ?? '';

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

/** Turns a second step on with the present code: `nextCode` is good afterwards. */
export async function turnOn(client: Client) {
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.secret),
  });
  if (error) throw error;
  return factor;
}
