import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localPublishableKey } from '../../local/index.ts';
import { startTestBackend, type TestBackend, testBackend } from '../support/backend.ts';

const functions = mkdtempSync(join(tmpdir(), 'daybreak-functions-'));
function write(name: string, source: string) {
  mkdirSync(join(functions, name), { recursive: true });
  writeFileSync(join(functions, name, 'index.ts'), source);
}
write(
  'echo',
  `export default { fetch: async (request: Request) => Response.json({ method: request.method, body: await request.text(), url: process.env.SUPABASE_URL }) };`,
);
write('throws', `export default { fetch() { throw new Error('secret of ada@daybreak.example'); } };`);
write('nothing', `export const x = 1;`);
write('_shared', `export default { fetch: () => new Response('private') };`);
write(
  'stream',
  `export default { fetch: (request: Request) => new Response(new ReadableStream({
    async start(controller) {
      for (let i = 0; i < 200 && !request.signal.aborted; i += 1) {
        controller.enqueue(new TextEncoder().encode('data: ' + i + '\\n\\n'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      (globalThis as { aborted?: boolean }).aborted = request.signal.aborted;
      controller.close();
    } }), { headers: { 'content-type': 'text/event-stream' } }) };`,
);
write(
  'calls-back',
  `export default { fetch: async () => {
    const response = await fetch(process.env.SUPABASE_URL + '/rest/v1/leads?select=id', { headers: { apikey: JSON.parse(process.env.SUPABASE_SECRET_KEYS ?? '{}').default } });
    return Response.json({ status: response.status });
  } };`,
);

const reported: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functions: { folder: functions },
    report: (line) => reported.push(line),
  });
});
afterAll(() => backend.close());
const call = (path: string, init?: RequestInit) => fetch(backend.origin + path, init);

describe('functions', () => {
  test("get the unchanged request, and the backend's address", async () => {
    const response = await call('/functions/v1/echo', { method: 'POST', body: 'words' });
    expect(await response.json()).toEqual({ method: 'POST', body: 'words', url: backend.origin });
  });

  test('work with the real client', async () => {
    const { data } = await backend.visitor().functions.invoke('echo', { body: { a: 1 } });
    expect(data).toMatchObject({ body: '{"a":1}' });
  });

  test('can call the backend while others do', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await call('/functions/v1/calls-back')).json()),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 200 })));
  });

  test('stream: the first words come before the last', async () => {
    const response = await call('/functions/v1/stream');
    const reader = response.body?.getReader();
    const ended = () => (globalThis as { aborted?: boolean }).aborted;
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('data: 0');
    expect(ended()).toBeUndefined();
    await reader?.cancel();
    await expect.poll(ended).toBe(true);
  });

  test.each(['gone', '_shared', '..%2f..%2flocal', 'Echo', ''])('there is none named "%s"', async (name) => {
    expect([400, 404]).toContain((await call(`/functions/v1/${name}`)).status);
  });

  test.each(['throws', 'nothing'])('one that %s is a 500 without details', async (name) => {
    reported.length = 0;
    const response = await call(`/functions/v1/${name}`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('ada@');
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(`function ${name} failed`);
    expect(reported[0]).not.toContain('ada@');
  });
});

describe('bodies', () => {
  const twelve = 12 * 1024 * 1024;
  test.each([
    '/rest/v1/leads',
    '/auth/v1/token?grant_type=password',
    '/functions/v1/echo',
    '/storage/v1/object/resumes/x',
  ])('of more than 12 MB are refused by %s, stated or not', async (path) => {
    const stated = await call(path, { method: 'POST', body: new Uint8Array(twelve + 1) });
    expect(stated.status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
        if (sent > 40) controller.close();
      },
    });
    const direct = await backend.fetch(
      new Request(backend.origin + path, { method: 'POST', body: endless, duplex: 'half' } as RequestInit),
    );
    expect(direct.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  test.each(['', '{', '[]', 'null', '"x"', '{"email":{}}', '\u0000'])(
    '%j for a sign-in is refused without a fault',
    async (body) => {
      const response = await call('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body,
        headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('@');
    },
  );
});

test('an invalid request line is a 400, and the next one works', async () => {
  const { port } = new URL(backend.origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET //[ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'),
    );
    let all = '';
    socket.on('data', (chunk) => (all += chunk));
    socket.on('end', () => resolve(all));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 40[04]/);
  expect((await call('/_dev/mail.json')).ok).toBe(true);
});

describe('other origins', () => {
  const closed = testBackend();
  test.each([
    '/auth/v1/token',
    '/rest/v1/leads',
    '/storage/v1/object/resumes/x',
    '/functions/v1/ai-chat',
    '/_dev/mail',
  ])("can't call %s", async (path) => {
    const origin = 'https://evil.example';
    const { headers } = await fetch(closed.origin + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const response = await fetch(closed.origin + path, {
      headers: { origin, apikey: localPublishableKey },
    });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
