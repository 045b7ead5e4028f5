import { type FieldTypes, readFields } from '../auth/authBody.ts';
import { AuthFault } from '../auth/authRules.ts';
import { json } from '../http/responses.ts';
import { isLive } from './signedAddress.ts';

const fieldTypes: FieldTypes = {
  string: ['prefix', 'search', 'sourceKey', 'destinationKey', 'bucketId', 'destinationBucket', 'id', 'name'],
  'whole number': ['expiresIn', 'limit', 'offset'],
  'list of strings': ['paths', 'prefixes', 'allowed_mime_types'],
  object: ['sortBy'],
  boolean: ['public', 'upsert'],
};

/** What is not a file: signing, listing, moving, removing several, buckets. */
const takesJson =
  /^(POST \/object\/(sign|list)\/|POST \/object\/(move|copy)$|DELETE \/object\/[^/]+$|(POST|PUT) \/bucket(\/[^/]+)?$)/;

/** As Storage writes one. */
export const refusal = (error: string, message: string) => json({ statusCode: '400', error, message }, 400);

/** lite answers 500 to a body that is no JSON object with fields of their types. */
export async function refusedBody(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!takesJson.test(`${request.method} ${pathname.slice('/storage/v1'.length)}`)) return undefined;
  if (!request.body) return refusal('invalid_request', 'body must be an object');
  try {
    await readFields(request, fieldTypes);
    return undefined;
  } catch (error) {
    if (!(error instanceof AuthFault)) throw error;
    return refusal('invalid_request', error.message);
  }
}

/** lite answers 500 to a signed address whose token is broken, forged or has run out, and takes one that works for years. */
export function refusedToken(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (!token || !pathname.startsWith('/storage/v1/')) return undefined;
  return isLive(token)
    ? undefined
    : refusal('InvalidJWT', 'The token of this address is not valid, or has run out');
}
