import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedFunctions } from '../../hosted/expected.ts';
import { addressHeader } from '../../local/http/clientAddress.ts';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { entryOf, startTestBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';
import { cases } from './cases.ts';
import { bearerOf, callerOf, type Findings } from './denoClient.ts';
import { startOnDeno } from './onDeno.ts';

/**
 * Checks each function with Deno, which Supabase runs them on, and calls it with valid, maximum and invalid input. Not
 * part of the tests, because it fetches Deno and the functions' dependencies from npm. Runs in a copy: inside a pnpm
 * workspace, Deno rewrites package.json. Given names, runs only these functions.
 */
const version = '2.9.6';
/** Limits of a hosted function, in MB and milliseconds (https://supabase.com/docs/guides/functions/limits). */
const limits = { peak: 256, processor: 2_000 };

// No one attacks these accounts, and there are two thousand of them.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';
const find = ['--yes', `deno@${version}`, 'eval', 'console.log(Deno.execPath())'];
const deno = execFileSync('npx', find, { encoding: 'utf8' }).trim();
const folder = mkdtempSync(join(tmpdir(), 'functions-'));
cpSync(join(import.meta.dirname, '../../functions'), folder, { recursive: true });
const backend = await startTestBackend();

const environment = {
  ...process.env,
  SUPABASE_URL: backend.origin,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localPublishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: localSecretKey }),
  CLIENT_ADDRESS_HEADER: addressHeader,
  MAIL_SERVICE_URL: `${backend.origin}/_dev/mail`,
  MAIL_SERVICE_KEY: localSecretKey,
  MAIL_FROM: 'Daybreak portal <portal@daybreak.example>',
  SEEDING_ENABLED: 'true',
};

/** Runs a function's cases. Returns its resource use, and the faults. */
async function findingsOf(name: string): Promise<Findings> {
  const findings: Findings = {
    answers: 0,
    wrong: [],
    costliest: { what: 'the start', processor: 0 },
    peak: 0,
  };
  const checked = spawnSync(deno, ['check', 'index.ts'], { cwd: join(folder, name), encoding: 'utf8' });
  if (checked.status !== 0) findings.wrong.push(checked.stderr);
  await backend.reset();
  const servers: Server[] = [];
  const running = await startOnDeno(deno, folder, name, environment);
  const idle = `${Math.round(running.peak())} MB, ${running.processor()} ms at start`;
  try {
    await cases[name]?.({
      backend,
      call: callerOf(backend, running, findings),
      entryOf: (entry) => entryOf(backend, entry),
      async other(settings, calls) {
        const again = await startOnDeno(deno, folder, name, { ...environment, ...settings });
        await calls(callerOf(backend, again, findings)).finally(again.stop);
      },
      async local(called, as, body) {
        const answer = await callFunction(backend, called, await bearerOf(backend, as), body);
        if (!answer.ok) throw new Error(`${called}: ${await answer.text()}`);
      },
      async listen(server) {
        servers.push(server);
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      },
    });
  } catch (error) {
    findings.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    running.stop();
    for (const server of servers) server.close();
  }
  const { answers, costliest, peak } = findings;
  if (answers === 0) findings.wrong.push('It has no cases.');
  if (peak > limits.peak) findings.wrong.push(`It took more than ${limits.peak} MB.`);
  if (costliest.processor > limits.processor)
    findings.wrong.push(`It took more than ${limits.processor} ms.`);
  console.log(
    `${findings.wrong.length === 0 ? '✓' : '✗'} ${name}: ${answers} answers, at most ${Math.round(peak)} MB and ${costliest.processor} ms (${costliest.what}); ${idle}`,
  );
  for (const wrong of findings.wrong) console.log(`  ${wrong}`);
  return findings;
}

console.log(`Deno ${version}`);
const requested = process.argv.slice(2);
const names = expectedFunctions().filter((name) => requested.length === 0 || requested.includes(name));
let failed = 0;
for (const name of names) if ((await findingsOf(name)).wrong.length > 0) failed += 1;
await backend.close();
rmSync(folder, { recursive: true });
process.exit(failed > 0 ? 1 : 0);
