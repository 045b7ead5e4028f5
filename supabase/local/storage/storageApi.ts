import { type Handler, replaceBody } from '../http/handler.ts';
import { json } from '../http/responses.ts';
import { shortened } from './signedAddress.ts';
import { refusal, refusedBody, refusedToken } from './storageRules.ts';

/** `/storage/v1`: lite's, with uploads and signed addresses as the client and the hosted service agree on them. */
export function createStorageApi(lite: Handler): Handler {
  return async (received) => {
    const request = new Request(plainPath(received.url), received);
    const refused = (await refusedBody(request)) ?? refusedToken(request);
    if (refused) return refused;
    const { pathname, searchParams } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    if (/^POST \/storage\/v1\/object\/sign\/[^/]+$/.test(route)) return signSeveral(request, lite);
    const plain = await withPlainBody(request);
    if (!plain) return refusal('invalid_request', 'The form has no file');
    const response = await lite(plain);
    // Whatever the address looks like: only pictures of the portal are shown in its own origin, and only what is known to be one.
    if (response.ok && /^(GET|HEAD)$/.test(request.method) && !isShown(pathname, response))
      return asAttachment(response, searchParams.get('download') || nameIn(pathname));
    const isSigned = response.ok && request.method === 'POST' && isJson(response);
    return isSigned ? json(renamed(await response.json()), response.status) : response;
  };
}

const isJson = (response: Response) =>
  /^application\/json\b/.test(response.headers.get('content-type') ?? '');

/** Of a bucket whose files the portal shows, as their address is written by every client; or what Storage itself says. */
const isShown = (pathname: string, response: Response): boolean =>
  /^\/storage\/v1\/object\/((sign|authenticated)\/)?(photos|piece-pictures)\/[^/]+$/.test(pathname) ||
  (isJson(response) && !pathname.startsWith('/storage/v1/object/'));

const nameIn = (pathname: string): string =>
  decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));

/** lite does not decode what an address need not encode: "R%26D.pdf" is no name to it, and "R&D.pdf" is. */
function plainPath(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/gi, decodeURIComponent);
  return url.href;
}

/**
 * A file of strangers, as a resume is, is saved and never shown in the portal's own origin, and nothing on the way keeps it, whatever its
 * sender asked for. `name`: what it is saved as.
 */
function asAttachment(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  const encoded = encodeURIComponent(name).replaceAll("'", '%27');
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encoded}`);
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** lite takes a request for several signed addresses for one of an object without a name. */
async function signSeveral(request: Request, lite: Handler): Promise<Response> {
  const { paths = [], expiresIn } = (await request.json()) as { paths?: string[]; expiresIn?: number };
  const answers: unknown[] = [];
  for (const path of paths) {
    const one = replaceBody(request, { expiresIn }, `${request.url}/${encodeURI(path)}`);
    const response = await lite(one);
    const answer: object = await response.json();
    const failed = {
      error: 'Either the object does not exist or you do not have access to it',
      signedURL: null,
    };
    answers.push({ path, error: null, ...(response.ok ? (renamed(answer) as object) : failed) });
  }
  return json(answers);
}

/** The client sends a File as a form whose file part has no name; lite looks for one called "file". Undefined: no file in it. */
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

/** lite answers `signedUrl` with the whole path; the client reads `signedURL` (or `url`) and adds the prefix itself. */
function renamed(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('signedUrl' in answer)) return answer;
  const { signedUrl, ...rest } = answer as { signedUrl: string };
  const path = shortened(signedUrl.replace(/^\/storage\/v1/, ''));
  return { ...rest, signedURL: path, url: path };
}
