import { createHmac } from 'node:crypto';
import { localJwtSecret } from './keys.ts';

/** What an access token of the embedded auth server says. */
export interface Claims extends Record<string, unknown> {
  sub: string;
  session_id: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a token that the auth server has accepted or made: nothing is verified here. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** A token with these claims, as lite signs its own (RFC 7515, HS256). */
export function signToken(claims: Claims): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', localJwtSecret).update(content).digest('base64url')}`;
}
