import { type FieldTypes, readFields } from '../auth/authBody.ts';
import { AuthFault } from '../auth/authRules.ts';
import type { ResolvedRoute } from '../http/resolve.ts';
import { json } from '../http/responses.ts';
import type { CallOf } from '../http/routes.ts';
import { isLive } from './signedAddress.ts';

const fieldTypes: FieldTypes = {
  string: ['prefix', 'search', 'sourceKey', 'destinationKey', 'bucketId', 'destinationBucket', 'id', 'name'],
  'whole number': ['expiresIn', 'limit', 'offset'],
  'list of strings': ['paths', 'prefixes', 'allowed_mime_types'],
  object: ['sortBy'],
  boolean: ['public', 'upsert'],
};

/** Calls with a JSON object: signing, listing, moving, removing several, buckets. */
const takesJson = new Set<string>([
  'POST /storage/v1/object/sign/:bucket',
  'POST /storage/v1/object/sign/:bucket/*',
  'POST /storage/v1/object/list/:bucket',
  'POST /storage/v1/object/move',
  'POST /storage/v1/object/copy',
  'DELETE /storage/v1/object/:bucket',
  'POST /storage/v1/bucket',
  'PUT /storage/v1/bucket/:bucket',
] satisfies CallOf<'storage'>[]);

/** A refusal in Storage's format. */
export const refusal = (error: string, message: string) => json({ statusCode: '400', error, message }, 400);

/** Refuses a body that isn't a JSON object with fields of the right types; lite would answer 500. */
export async function refusedBody(
  request: Request,
  { call }: ResolvedRoute<'storage'>,
): Promise<Response | undefined> {
  if (!takesJson.has(call)) return undefined;
  if (!request.body) return refusal('invalid_request', 'body must be an object');
  try {
    await readFields(request, fieldTypes);
    return undefined;
  } catch (error) {
    if (!(error instanceof AuthFault)) throw error;
    return refusal('invalid_request', error.message);
  }
}

/** Refuses a signed address whose token is broken, forged or expired; lite would answer 500. */
export function refusedToken({ call }: ResolvedRoute<'storage'>, token: string | null): Response | undefined {
  const isSigned =
    call === 'GET /storage/v1/object/sign/:bucket/*' ||
    call === 'PUT /storage/v1/object/upload/sign/:bucket/*';
  if (!isSigned || !token || isLive(token)) return undefined;
  return refusal('InvalidJWT', 'The token in this address is invalid or expired');
}
