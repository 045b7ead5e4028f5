import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../local/http/headers.ts';
import { createStaticHandler } from '../../local/http/staticFiles.ts';
import { temporaryFolder } from '../support/folders.ts';

const script = `console.log(${JSON.stringify('x'.repeat(4000))});`;

function portal() {
  const outside = temporaryFolder();
  const root = join(outside, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(root, 'job-application.html'), '<!doctype html><title>Form</title>');
  writeFileSync(join(root, 'assets', 'main-1a2B3c4D.js'), script);
  writeFileSync(
    join(root, 'assets', 'film-1a2B3c4D.mp4'),
    Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256)),
  );
  writeFileSync(join(root, 'robots.txt'), '');
  for (const folder of ['.vite', '.git', '.well-known', 'assets/.cache']) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'config.txt'), 'hidden');
  }
  writeFileSync(join(root, '.env'), 'hidden');
  const handler = createStaticHandler(root);
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await handler(new Request(`http://127.0.0.1${path}`, { headers, method }));
    // A file stays open until its response has been read.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  };
}

describe('which file', () => {
  test.each([
    '/',
    '/sign-in',
    '/dashboard?next=/x',
    '/a/b/c',
    '/%E0%A4%A',
    '/x.y',
    `/${'x'.repeat(8000)}`,
    '/%00',
    '//evil.test',
  ])('a person who opens %.20s gets the application', async (path) => {
    const response = await portal()(path, { accept: 'text/html,*/*' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Portal</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/job-application', '/job-application/', '/job-application?from=mail'])(
    '%s has a page of its own',
    async (path) => {
      const response = await portal()(path, { accept: 'text/html,*/*' });
      expect(await response.text()).toContain('<title>Form</title>');
      expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    },
  );

  test.each(['/assets/gone-1a2B3c4D.js', '/picture.png', '/assets/x'])(
    'a missing %s is a 404 and not a page',
    async (path) => {
      const response = await portal()(path, { accept: '*/*' });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ])('%s does not lead out of the folder', async (path) => {
    expect(await (await portal()(path, { accept: 'text/html' })).text()).not.toContain('secret');
  });

  test.each([
    '/.vite/config.txt',
    '/%2evite/config.txt',
    '/.git/config.txt',
    '/assets/.cache/config.txt',
    '/assets/..%2f.env',
    '/.well-known/../.env',
    '/.env',
    '/.git/HEAD',
    '/.well-known/nothing',
  ])("%s isn't shown to visitors, and isn't a page", async (path) => {
    const response = await portal()(path, { accept: 'text/html' });
    expect(await response.text()).not.toContain('hidden');
    if (!path.includes('%2')) expect(response.status).toBe(404);
  });

  test('serves files under /.well-known', async () => {
    const response = await portal()('/.well-known/config.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
  });

  test('allows only reading', async () => {
    const response = await portal()('/', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('how', () => {
  test('sends the security headers with every file and every 404', async () => {
    for (const path of ['/', '/assets/main-1a2B3c4D.js', '/assets/gone.js']) {
      const { headers } = await portal()(path);
      expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('caches files with a digest in their name for a year, and revalidates all others', async () => {
    const get = portal();
    expect((await get('/assets/main-1a2B3c4D.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('a browser that accepts "%s" gets text as %s', async (accepted, encoding, unpack) => {
    const response = await portal()('/assets/main-1a2B3c4D.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
  });

  test('sends files as the build compressed them', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    writeFileSync(join(root, 'main.js'), script);
    writeFileSync(join(root, 'main.js.br'), brotliCompressSync('packed'));
    const answer = await createStaticHandler(root)(
      new Request('http://127.0.0.1/main.js', { headers: { 'accept-encoding': 'br' } }),
    );
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('packed');
  });

  test("doesn't resend an unchanged file", async () => {
    const get = portal();
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('sends a video in parts, which Safari requires', async () => {
    const response = await portal()('/assets/film-1a2B3c4D.mp4', { range: 'bytes=-5' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 995-999/1000']);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect((await response.arrayBuffer()).byteLength).toBe(5);
  });
});
