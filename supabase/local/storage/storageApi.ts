import { type Handler, type PartHandler, replaceBody } from '../http/handler.ts';
import { addressOfFile } from '../http/resolve.ts';
import { json } from '../http/responses.ts';
import type { CallOf } from '../http/routes.ts';
import { shortened } from './signedAddress.ts';
import { refusal, refusedBody, refusedToken } from './storageRules.ts';

/** Calls whose body is a file; all others have JSON. */
const takesFile = new Set<string>([
  'POST /storage/v1/object/:bucket/*',
  'PUT /storage/v1/object/:bucket/*',
  'PUT /storage/v1/object/upload/sign/:bucket/*',
] satisfies CallOf<'storage'>[]);

/** Buckets with portal pictures, which can be shown in its own origin. */
const pictureBuckets = new Set(['photos', 'piece-pictures']);

/** `/storage/v1`: lite's, with uploads and signed addresses that match the client and the hosted service. */
export function createStorageApi(lite: Handler): PartHandler<'storage'> {
  return async (request, found) => {
    const { searchParams } = new URL(request.url);
    const refusedRequest =
      (await refusedBody(request, found)) ?? refusedToken(found, searchParams.get('token'));
    if (refusedRequest) return refusedRequest;
    if (found.call === 'POST /storage/v1/object/sign/:bucket') return signSeveral(request, lite);
    const plainRequest = takesFile.has(found.call) ? await withPlainBody(request) : request;
    if (!plainRequest) return refusal('invalid_request', 'The form has no file');
    const response = await lite(plainRequest);
    if (!response.ok) return response;
    switch (found.call) {
      case 'GET /storage/v1/object/:bucket/*':
      case 'HEAD /storage/v1/object/:bucket/*':
      case 'GET /storage/v1/object/sign/:bucket/*':
        return pictureBuckets.has(found.parameters.bucket ?? '')
          ? response
          : asAttachment(response, searchParams.get('download') || (found.file ?? ''));
      case 'POST /storage/v1/object/sign/:bucket/*':
      case 'POST /storage/v1/object/upload/sign/:bucket/*':
        return json(renamed(await response.json()));
      default:
        return response;
    }
  };
}

/**
 * Serves a stranger's file, such as a resume, as a download: it's never shown in the portal's own origin, and no cache
 * keeps it, whatever its sender asked for.
 * @param response the file
 * @param name its file name when saved
 */
function asAttachment(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encoded}`);
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** Handles requests for several signed addresses, which lite mistakes for an object without a name. */
async function signSeveral(request: Request, lite: Handler): Promise<Response> {
  const { paths = [], expiresIn } = (await request.json()) as { paths?: string[]; expiresIn?: number };
  const answers: unknown[] = [];
  for (const path of paths) {
    const address = addressOfFile(path);
    const response =
      address === undefined
        ? undefined
        : await lite(replaceBody(request, { expiresIn }, `${request.url}/${address}`));
    const signed = response?.ok
      ? (renamed(await response.json()) as object)
      : { error: 'Either the object does not exist or you do not have access to it', signedURL: null };
    answers.push({ path, error: null, ...signed });
  }
  return json(answers);
}

/**
 * Converts a form's nameless file part, which the client sends for a File, to a plain body: lite looks for one called
 * "file". Undefined if there's no file.
 */
async function withPlainBody(request: Request): Promise<Request | undefined> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const file = form?.get('') ?? form?.get('file');
  if (!form || !(file instanceof Blob)) return undefined;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

/**
 * Renames lite's `signedUrl`, which has the whole path: the client reads `signedURL` (or `url`) and adds the prefix
 * itself.
 */
function renamed(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('signedUrl' in answer)) return answer;
  const { signedUrl, ...rest } = answer as { signedUrl: string };
  const path = shortened(signedUrl.replace(/^\/storage\/v1/, ''));
  return { ...rest, signedURL: path, url: path };
}
