import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { staticMiddleware } from 'srvx/static';
import { BackendError } from './BackendError.ts';
import { keptForAYear, securityHeaders } from './headers.ts';

/** File names with a digest from Vite: `name-1a2B3c4D.js`. */
const hashedPath = /^\/assets\/.+-[\w-]{7,8}\.\w+$/;

/** Serves a built single-page application: its files, and index.html for every address that a person may open. */
export function createStaticHandler(root: string) {
  const base = resolve(root);
  if (!existsSync(join(base, 'index.html'))) {
    throw new BackendError(
      `${base} doesn't have a built portal. Run \`npm start\`, or build it with \`pnpm --filter @daybreak/portal build\`.`,
    );
  }
  // The build compresses scripts and style sheets, more than there's time for here: `main.js.br`.
  const files = staticMiddleware({ dir: base, encodings: { br: '.br' } });

  return async function fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const { pathname } = url;
    const fileAt = (path: string, otherwise: () => Response | Promise<Response>) => {
      url.pathname = path;
      return files(new Request(url, request), otherwise);
    };
    const notFound = () => textResponse(404, 'Not found');
    const page = () => (wantsPage(request, pathname) ? fileAt('/index.html', notFound) : notFound());
    // A separate page is served the way static hosts do: /job-application and /job-application/ are
    // job-application.html.
    const found = await fileAt(pathname.replace(/\/$/, ''), page);
    // '/%E0%A4%A' isn't a valid file name; the portal shows its not-found page.
    const response = found.status === 400 ? await page() : found;
    if (response.status === 404) return response;
    return withHeaders(response, hashedPath.test(pathname) ? keptForAYear : 'no-cache');
  };
}

/** True for page addresses, which get the application. A missing script or picture must be a 404. */
const wantsPage = (request: Request, pathname: string): boolean =>
  (request.headers.get('accept')?.includes('text/html') || !extname(pathname)) &&
  !/^\/(assets\/|\.)/.test(pathname);

function withHeaders(response: Response, cacheControl: string): Response {
  for (const [name, value] of Object.entries({ ...securityHeaders, 'cache-control': cacheControl }))
    response.headers.set(name, value);
  return response;
}

const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  withHeaders(
    new Response(`${text}\n`, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    }),
    'no-store',
  );
