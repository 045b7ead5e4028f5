import { isUuid } from '../isUuid.ts';

/**
 * True if a token's account or session isn't a valid id. The signer controls them; lite queries the database with them
 * and breaks.
 */
export function hasOddToken(request: Request): boolean {
  const [, payload] = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!payload) return false;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const isOdd = (id: unknown) => id !== undefined && !(typeof id === 'string' && isUuid(id));
    return typeof claims !== 'object' || claims === null || isOdd(claims.sub) || isOdd(claims.session_id);
  } catch {
    return false;
  }
}
