import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../local/paths.ts';

test('our imports of @supabase/lite start no telemetry: neither Sentry nor the command line is loaded', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    const { openBackend } = await import('./local/index.ts');
    const calls = [];
    globalThis.fetch = async (input) => { calls.push(String(input)); throw new Error('no network'); };
    const backend = await openBackend({ origin: 'http://127.0.0.1' });
    await backend.fetch(new Request('http://127.0.0.1/auth/v1/health'));
    await backend.close();
    console.log(JSON.stringify({ calls, suspicious: loaded.map((url) => url.split('/node_modules/').at(-1)).filter((file) => /^@(sentry|opentelemetry)\\/|lite\\/dist\\/cli/.test(file)) }));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(packageRoot),
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({ calls: [], suspicious: [] });
});
