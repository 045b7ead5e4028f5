import { createHmac } from 'node:crypto';
import { localJwtSecret } from '../../local/auth/keys.ts';

export const tokenPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token signed like the embedded auth server's, or with a different secret or header. */
export function tokenOf(
  claims: object,
  secret = localJwtSecret,
  header: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const content = `${tokenPart(header)}.${tokenPart(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
