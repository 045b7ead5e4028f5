import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedFunctions } from '../../hosted/expected.ts';
import { listen, localPublishableKey, localSecretKey, openBackend } from '../../local/index.ts';

/**
 * Checks each function with Deno, which Supabase runs them on, and calls each without a token. Not part of the tests, because it fetches
 * Deno and the functions' dependencies from npm. Runs in a copy: inside a pnpm workspace, Deno rewrites package.json.
 */
const deno = ['npx', '--yes', 'deno@2.9.6'] as const;
const folder = mkdtempSync(join(tmpdir(), 'functions-'));
cpSync(join(import.meta.dirname, '../../functions'), folder, { recursive: true });

let origin = '';
const backend = await openBackend({ origin: () => origin });
const running = await listen(backend.fetch);
origin = running.origin;

const environment = {
  ...process.env,
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localPublishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: localSecretKey }),
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The function's response on Deno to a request without a token. */
async function answerOf(name: string): Promise<string> {
  const port = await freePort();
  const [file, ...args] = [...deno, 'serve', '--allow-env', '--allow-net', '--allow-read', '--allow-sys'];
  const server = spawn(file, [...args, '--port', String(port), 'index.ts'], {
    cwd: join(folder, name),
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => undefined);
      if (answer) return `${answer.status} ${(await answer.text()).slice(0, 120)}`;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return 'no answer';
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

let failed = 0;
for (const name of expectedFunctions()) {
  const [file, ...args] = deno;
  const check = spawnSync(file, [...args, 'check', 'index.ts'], {
    cwd: join(folder, name),
    encoding: 'utf8',
  });
  const answer = check.status === 0 ? await answerOf(name) : check.stderr;
  const right = /^4\d\d \{"error":/.test(answer);
  if (!right) failed += 1;
  console.log(`${right ? '✓' : '✗'} ${name}: ${answer}`);
}
await running.close(0);
await backend.close();
rmSync(folder, { recursive: true });
process.exit(failed > 0 ? 1 : 0);
