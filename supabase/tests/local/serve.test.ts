import { request as rawRequest } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoAccounts, demoPassword, localPublishableKey } from '../../local/index.ts';
import { temporaryFolder } from '../support/folders.ts';
import { address, serve } from '../support/serverProcess.ts';

test('one process serves the portal and the backend, prints instructions, refuses a second one, and stops when asked', async () => {
  const data = join(temporaryFolder(), 'data');
  const server = serve({ DAYBREAK_DATA: data });
  const origin = await server.until(address);
  await server.until(/Ctrl\+C to stop/);
  for (const { email } of demoAccounts) expect(server.output()).toContain(email);
  expect(server.output()).toContain(demoPassword);
  expect(server.output()).toContain(`${origin}/_dev/mail`);

  const page = await fetch(`${origin}/marketing-materials`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Portal</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const client = createClient(origin, localPublishableKey, { auth: { persistSession: false } });
  expect(
    (await client.auth.signInWithPassword({ email: 'ada@daybreak.example', password: demoPassword })).error,
  ).toBeNull();
  expect(await statusOfName('evil.example', origin), 'a name that is not of this computer').toBe(421);

  const second = serve({ DAYBREAK_DATA: data });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`in use by another process (pid ${server.process.pid})`);
  expect((await fetch(`${origin}/_dev/mail.json`)).ok).toBe(true);

  server.process.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

/** The server's status for a request under a different host name. */
function statusOfName(name: string, origin: string): Promise<number | undefined> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port, headers: { host: `${name}:${port}` } }, (answer) =>
      resolve(answer.statusCode),
    )
      .once('error', reject)
      .end();
  });
}

describe('a failed start gives the reason', () => {
  const occupiedPort = async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => void other.close());
    return String((other.address() as { port: number }).port);
  };

  test('if the port is taken', async () => {
    const port = await occupiedPort();
    const server = serve({ PORT: port });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`Port ${port} is in use by another program`);
  });

  test("if there's no built portal", async () => {
    const server = serve({}, join(temporaryFolder(), 'dist'));
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain("doesn't have a built portal");
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ NODE_ENV: 'production' }, 'Unset NODE_ENV=production'],
  ])('%o', async (environment, text) => {
    const server = serve(environment);
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(text);
    expect(server.output()).not.toContain('    at ');
  });
});
