import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../hosted/checkPortal.ts';
import { listen } from '../../local/index.ts';
import { createStaticHandler } from '../../local/staticFiles.ts';

const page = '<script type="module" src="/assets/index-1a2B3c4D.js"></script>';
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** What `npm start` serves, with one page and one script. */
async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'index-1a2B3c4D.js'), '');
  const running = await listen(createStaticHandler(folder));
  closing.push(() => running.close(0));
  return running.origin;
}

/** A host that serves the page for every address, with no headers. */
async function carelessHost() {
  const server = createServer((_, response) => response.end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const states = async (portal: string, project?: string) =>
  Object.fromEntries((await checkPortal(portal, project)).map(({ subject, state }) => [subject, state]));

describe('the look at a served portal', () => {
  it('finds the own server in order, but for the missing encryption', async () => {
    expect(await states(await ownServer())).toEqual({
      portal: 'good',
      encryption: 'unsure',
      'content security policy': 'good',
      'deep links': 'good',
      'missing files': 'good',
      caching: 'good',
    });
  });

  it('finds a policy that keeps the portal from its project', async () => {
    const findings = await checkPortal(await ownServer(), 'https://abcdefgh.supabase.co');
    expect(findings.find(({ subject }) => subject === 'content security policy')).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('add https://abcdefgh.supabase.co to connect-src and img-src'),
    });
  });

  it('finds what a careless host leaves out', async () => {
    expect(await states(await carelessHost())).toEqual({
      portal: 'good',
      encryption: 'unsure',
      'content security policy': 'bad',
      'deep links': 'bad',
      'missing files': 'unsure',
      caching: 'unsure',
    });
  });

  it('says so when nothing answers', async () => {
    expect(await checkPortal('http://127.0.0.1:9')).toEqual([expect.objectContaining({ state: 'bad' })]);
  });
});
