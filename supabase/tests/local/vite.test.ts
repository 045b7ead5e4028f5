import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { daybreakBackend } from '../../local/vite.ts';
import { temporaryFolder } from '../support/folders.ts';

test('the development server serves the portal and the backend at one address', async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Dev</title>');
  const plugin = daybreakBackend({ data: 'memory' });
  const applies =
    typeof plugin.apply === 'function' && plugin.apply({}, { command: 'serve', mode: 'development' });
  expect(applies, 'not in Vitest').toBe(false);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ ...plugin, apply: 'serve' }],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;

  expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).toContain(
    '<title>Dev</title>',
  );
  const client = createClient(origin, localPublishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: 'sam@daybreak.example',
    password: demoPassword,
  });
  expect(error).toBeNull();
  await client.auth.resetPasswordForEmail('sam@daybreak.example', { redirectTo: `${origin}/reset-password` });
  const [mail] = await (await fetch(`${origin}/_dev/mail.json`)).json();
  expect(mail.link).toMatch(new RegExp(`^${origin}/reset-password#token_hash=`));
});
