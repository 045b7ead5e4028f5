import { createHmac } from 'node:crypto';
import { localJwtSecret } from './keys.ts';

/** The claims in an access token of the embedded auth server. */
export interface Claims extends Record<string, unknown> {
  sub: string;
  session_id: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads a token's claims. The auth server has already accepted or made it: nothing is verified here. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Signs a token with these claims, the way lite signs its own (RFC 7515, HS256). */
export function signToken(claims: Claims): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', localJwtSecret).update(content).digest('base64url')}`;
}
