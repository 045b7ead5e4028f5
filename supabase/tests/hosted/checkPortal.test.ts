import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../hosted/checkPortal.ts';
import { createStaticHandler } from '../../local/http/staticFiles.ts';
import { listen } from '../../local/index.ts';

const page = '<script type="module" src="/assets/index-1a2B3c4D.js"></script>';
const inAYear = new Date(Date.now() + 364 * 86_400_000);
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Serves a portal like `npm start`, with one page and one script. */
async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'index-1a2B3c4D.js'), '');
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known', 'security.txt'), `Expires: ${inAYear.toISOString()}\n`);
  const running = await listen(createStaticHandler(folder));
  closing.push(() => running.close(0));
  return running.origin;
}

/** A host that serves the page for every address, with no headers. */
async function carelessHost(typeOf: (path: string) => string = () => 'application/octet-stream') {
  const server = createServer(({ url = '' }, response) =>
    response.setHeader('content-type', typeOf(url)).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const states = async (portal: string, project?: string) =>
  Object.fromEntries((await checkPortal(portal, project)).map(({ subject, state }) => [subject, state]));

describe('checking a served portal', () => {
  it('finds nothing wrong with our own server, except missing encryption', async () => {
    expect(await states(await ownServer())).toEqual({
      portal: 'good',
      encryption: 'unsure',
      'content security policy': 'good',
      'deep links': 'good',
      'missing files': 'good',
      caching: 'good',
      'hidden files': 'good',
      'security.txt': 'good',
    });
  });

  it("finds a policy that blocks the portal's project", async () => {
    const findings = await checkPortal(await ownServer(), 'https://abcdefgh.supabase.co');
    expect(findings.find(({ subject }) => subject === 'content security policy')).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('Add https://abcdefgh.supabase.co to connect-src and img-src'),
    });
  });

  it.each([
    [-40, 'good'],
    [-20, 'unsure'],
    [1, 'bad'],
  ])('sees %i days from its end that security.txt is %s', async (days, state) => {
    const today = new Date(inAYear.getTime() + days * 86_400_000);
    const findings = await checkPortal(await ownServer(), undefined, today);
    expect(findings.find(({ subject }) => subject === 'security.txt')?.state).toBe(state);
  });

  it("finds a build published with Vite's manifest", async () => {
    const origin = await carelessHost((path) =>
      path === '/.vite/manifest.json' ? 'application/json' : 'text/html',
    );
    const findings = await checkPortal(origin);
    expect(findings.find(({ subject }) => subject === 'hidden files')?.state).toBe('bad');
  });

  it('finds what a careless host omits', async () => {
    expect(await states(await carelessHost())).toEqual({
      portal: 'good',
      encryption: 'unsure',
      'content security policy': 'bad',
      'deep links': 'bad',
      'missing files': 'unsure',
      caching: 'unsure',
      'hidden files': 'good',
      'security.txt': 'bad',
    });
  });

  it('reports that nothing answers', async () => {
    expect(await checkPortal('http://127.0.0.1:9')).toEqual([expect.objectContaining({ state: 'bad' })]);
  });
});
