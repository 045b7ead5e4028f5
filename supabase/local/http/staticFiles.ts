import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { BackendError } from './BackendError.ts';
import { keptForAYear, securityHeaders } from './headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.icc': 'application/vnd.iccprofile',
};
const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml|wasm)|font\/(ttf|otf))/;
/** File names with a digest from Vite: `name-1a2B3c4D.js`. */
const hashed = /^\/assets\/.+-[\w-]{7,8}\.\w+$/;

/** Serves a built single-page application: its files, and index.html for every address that a person may open. */
export function createStaticHandler(root: string) {
  const base = resolve(root);
  if (!existsSync(join(base, 'index.html'))) {
    throw new BackendError(
      `${base} holds no built portal. Build it with \`pnpm --filter @daybreak/portal build\`; \`npm start\` does both.`,
    );
  }
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return async function fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    const file =
      (await fileAt(base, pathname)) ??
      // A separate page, served the way static hosts do: /job-application is job-application.html.
      (await fileAt(base, `${pathname.replace(/\/$/, '')}.html`)) ??
      fallback(base, pathname, request);
    return file ? send(request, file, hashed.test(pathname)) : plain(404, 'Not found');
  };

  async function send(request: Request, file: string, immutable: boolean): Promise<Response> {
    const { size, mtimeMs } = await stat(file);
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const etag = `"${createHash('sha1').update(`${file} ${size} ${mtimeMs}`).digest('base64url')}"`;
    const headers = new Headers({
      ...securityHeaders,
      'content-type': type,
      'cache-control': immutable ? keptForAYear : 'no-cache',
      'last-modified': new Date(mtimeMs).toUTCString(),
    });
    const encoding = compressible.test(type) && size > 512 ? preferredEncoding(request) : undefined;
    if (compressible.test(type)) headers.set('vary', 'accept-encoding');
    headers.set('etag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag);
    if (matches(request.headers.get('if-none-match'), headers.get('etag'))) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding) {
      const key = `${encoding} ${etag}`;
      const body = await (compressed.get(key) ?? remember(key, packedFile(file, mtimeMs, encoding)));
      headers.set('content-encoding', encoding);
      headers.set('content-length', String(body.byteLength));
      return new Response(body, { headers });
    }
    return sendRange(request, file, size, headers);
  }

  function remember(key: string, work: Promise<Uint8Array<ArrayBuffer>>) {
    compressed.set(key, work);
    return work;
  }
}

/** The whole file, or the single requested range: Safari doesn't play videos without range support. */
function sendRange(request: Request, file: string, size: number, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const range = parseRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(Math.max(0, end - start + 1)));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const body =
    request.method === 'HEAD' || size === 0
      ? null
      : (Readable.toWeb(createReadStream(file, { start, end })) as unknown as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}

async function fileAt(base: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // '/%E0%A4%A' isn't a valid file name; the portal shows its not-found page.
    return undefined;
  }
  if (decoded.includes('\0') || isHidden(decoded)) return undefined;
  const file = resolve(join(base, decoded));
  if (!file.startsWith(base + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** A dotfile, or a file in a folder with a dot: never meant for visitors, except for the one folder that is (RFC 8615). */
const isHidden = (pathname: string) => /[\\/]\.(?!well-known\/)/.test(pathname);

/** Page addresses get the application; a missing script or picture must be a 404, not a page. */
function fallback(base: string, pathname: string, request: Request): string | undefined {
  const wantsPage = request.headers.get('accept')?.includes('text/html') || !extname(pathname);
  return wantsPage && !/^\/(assets\/|\.)/.test(pathname) ? join(base, 'index.html') : undefined;
}

function preferredEncoding(request: Request): 'br' | 'gzip' | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** A file as sent over the wire. The build compresses scripts and style sheets better than there's time for here: `main.js.br`. */
async function packedFile(
  file: string,
  writtenAt: number,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  const built = encoding === 'br' ? await stat(`${file}.br`).catch(() => undefined) : undefined;
  if (built?.isFile() && built.mtimeMs >= writtenAt) return new Uint8Array(await readFile(`${file}.br`));
  const content = await readFile(file);
  const packed =
    encoding === 'gzip'
      ? await promisify(gzip)(content)
      : await promisify(brotliCompress)(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } });
  return new Uint8Array(packed);
}

function matches(header: string | null, etag: string | null): boolean {
  return (
    header !== null &&
    etag !== null &&
    header.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag)
  );
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
