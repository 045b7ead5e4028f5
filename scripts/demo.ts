import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');

export interface DemoServer extends AsyncDisposable {
  readonly origin: string;
  /** `SIGKILL` stops it without warning. */
  stop(signal?: 'SIGKILL'): Promise<void>;
}

/**
 * Starts the built portal with its embedded backend, which stores nothing, and resolves when it responds.
 *
 * @param port 0 for any free port
 * @param environment extra environment variables for the server
 * @param report receives the server's errors; for tests
 */
export async function startServer(
  port: number,
  environment: NodeJS.ProcessEnv = {},
  report: (words: string) => void = (words) => process.stderr.write(words),
): Promise<DemoServer> {
  const server = spawn(process.execPath, ['supabase/local/serve.ts'], {
    cwd: root,
    // A Vite build in this process leaves NODE_ENV set to production, which the demo server refuses.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DAYBREAK_DATA: 'memory',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr.on('data', (part: Buffer) => report(String(part)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (part: Buffer) => {
      printed += part;
      // Printed when the pages and the backend respond.
      const [, address] = /Daybreak portal\s+(http:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The demo server ended before it answered: ${printed}`)));
  });
  const stop: DemoServer['stop'] = async (signal) => {
    server.kill(signal);
    await ended;
  };
  return { origin, stop, [Symbol.asyncDispose]: stop };
}

/** Password of every demo account. */
export const demoPassword = 'Daybreak-demo-1';

/** Signs an account in through the form and waits until the portal has opened. */
export async function signInByForm(page: Page, email = 'sam@daybreak.example', password = demoPassword) {
  await page.goto('/sign-in');
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
