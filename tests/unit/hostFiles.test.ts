import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles, placeholderProject } from '../../scripts/hostFiles.ts';
import { createStaticHandler } from '../../supabase/local/http/staticFiles.ts';

const root = join(import.meta.dirname, '..', '..');
const project = 'https://abcdefgh.supabase.co';
const files = hostFiles(project);
const file = (path: string) => files[path] ?? '';
type Headers = Record<string, string>;

const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

/** Parses `_headers`: paths, with their headers indented below them. */
function headerFile(text: string): Record<string, Headers> {
  const rules: Record<string, Headers> = {};
  let current: Headers = {};
  for (const line of linesOf(text)) {
    if (!line.startsWith(' ')) {
      current = {};
      rules[line] = current;
      continue;
    }
    const [name = '', ...value] = line.trim().split(': ');
    current[name] = value.join(': ');
  }
  return rules;
}

const nginxHeaders = (text: string): Headers =>
  Object.fromEntries(
    [...text.matchAll(/add_header ([\w-]+) "([^"]*)" always;/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const vercel = JSON.parse(file('vercel/vercel.json'));
const vercelHeaders = (source: string): Headers =>
  Object.fromEntries(
    vercel.headers
      .find((rule: { source: string }) => rule.source === source)
      .headers.map(({ key, value }: { key: string; value: string }) => [key, value]),
  );

/** The headers that each host's file sets for a page and for a built file. */
const hosts: Record<string, { page: Headers; asset: Headers }> = {
  Netlify: {
    page: headerFile(file('netlify/_headers'))['/*'] ?? {},
    asset: headerFile(file('netlify/_headers'))['/assets/*'] ?? {},
  },
  Cloudflare: {
    page: headerFile(file('cloudflare/_headers'))['/*'] ?? {},
    asset: headerFile(file('cloudflare/_headers'))['/assets/*'] ?? {},
  },
  Vercel: { page: vercelHeaders('/(.*)'), asset: vercelHeaders('/assets/(.*)') },
  nginx: {
    page: nginxHeaders(file('nginx/portal-headers.conf')),
    asset: nginxHeaders(/location \/assets\/ \{[^}]*\}/.exec(file('nginx/portal.conf'))?.[0] ?? ''),
  },
};

/** The local server's headers, without those of a single file. */
const ofOneFile = new Set([
  'content-type',
  'last-modified',
  'etag',
  'vary',
  'accept-ranges',
  'content-length',
]);
const folder = mkdtempSync(join(tmpdir(), 'daybreak-host-'));
let sent: { page: Headers; asset: Headers };
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main-1a2B3c4D.js'), '');
  const serve = createStaticHandler(folder);
  const headersOf = async (path: string) => {
    const response = await serve(new Request(`http://127.0.0.1${path}`));
    // The file stays open until its response has been read.
    await response.arrayBuffer();
    return Object.fromEntries([...response.headers].filter(([name]) => !ofOneFile.has(name)));
  };
  sent = { page: await headersOf('/'), asset: await headersOf('/assets/main-1a2B3c4D.js') };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(hosts))('%s', (_name, hostHeaders) => {
  it("sends what the local server sends, plus the project's address and HSTS", () => {
    const { 'cache-control': _asksAgain, ...local } = sent.page;
    const policy = (local['content-security-policy'] ?? '')
      .replace(/(connect-src [^;]*)/, `$1 ${project}`)
      .replace(/(img-src [^;]*)/, `$1 ${project}`);
    expect(hostHeaders.page).toEqual({
      ...local,
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('lets browsers cache built files as the local server does', () => {
    expect(hostHeaders.asset['cache-control']).toBe(sent.asset['cache-control']);
  });
});

describe('every address without a file', () => {
  it('gets the portal, but a missing built file a 404', () => {
    expect(linesOf(file('netlify/_redirects'))).toEqual([
      '/assets/*  /assets/:splat  404',
      '/*  /index.html  200',
    ]);
    // Without 404.html, a Cloudflare Pages project serves index.html by itself, and refuses a rule for it.
    expect(Object.keys(files)).not.toContain('cloudflare/_redirects');
    const [{ source, destination }] = vercel.rewrites;
    const matches = new RegExp(`^${source}$`);
    expect([destination, matches.test('/staff-directory'), matches.test('/assets/gone.js')]).toEqual([
      '/index.html',
      true,
      false,
    ]);
    expect(file('nginx/portal.conf')).toContain('try_files $uri $uri.html /index.html;');
    expect(file('nginx/portal.conf')).toContain('try_files $uri =404;');
  });
});

describe('nginx', () => {
  const servers = file('nginx/portal.conf').split(/^server /m);

  it('redirects http to https and serves nothing else over http', () => {
    const plainServers = servers.filter((server) => /listen 80;/.test(server));
    expect(plainServers).toHaveLength(1);
    expect(plainServers[0]).toContain('return 301 https://$server_name$request_uri;');
    expect(plainServers[0]).not.toContain('root ');
  });

  it('hides dotfiles except /.well-known, as the local server does', () => {
    const [, rule = ''] =
      /location ~ (\S+) \{\s+include \S+;\s+return 404;/.exec(file('nginx/portal.conf')) ?? [];
    const hidden = [
      '/.vite/manifest.json',
      '/.git/config',
      '/assets/.x',
      '/.well-known/security.txt',
      '/',
    ].map((path) => new RegExp(rule).test(path));
    expect(hidden).toEqual([true, true, true, false, false]);
  });
});

describe('the files of the repository', () => {
  it.each(Object.entries(hostFiles()))("deploy/%s matches the script's output", (path, content) => {
    expect(readFileSync(join(root, 'deploy', path), 'utf8')).toBe(content);
  });

  it('contain no project of ours', () => {
    expect(file('netlify/_headers')).toContain(`'self' blob: ${project};`);
    expect(hostFiles()['netlify/_headers']).toContain(placeholderProject);
  });

  it('keep every line within what hosts read (Cloudflare: 2,000 characters)', () => {
    for (const content of Object.values(files))
      for (const line of content.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('the script', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/writeHostFiles.ts', ...args], {
      cwd: root,
      stdio: 'pipe',
    }).toString();

  it('writes the files for a project', () => {
    run('--project', project, '--out', join(folder, 'out'));
    expect(readFileSync(join(folder, 'out', 'cloudflare', '_headers'), 'utf8')).toBe(
      file('cloudflare/_headers'),
    );
  });

  it.each(['http://abcdefgh.supabase.co', 'https://abcdefgh.supabase.co/; script-src *', 'nonsense'])(
    'refuses %s',
    (address) => {
      expect(() => run('--project', address, '--out', join(folder, 'refused'))).toThrow(/--project/);
    },
  );
});
