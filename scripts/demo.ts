import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');

export interface DemoServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the built portal with its embedded backend, keeping nothing, and resolves when it answers. */
export async function startServer(port: number): Promise<DemoServer> {
  const origin = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(process.execPath, ['supabase/local/serve.ts'], {
    cwd: root,
    // A Vite build in this process leaves NODE_ENV at production, which the demo server refuses.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DAYBREAK_DATA: 'memory' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server on ${origin} ended with code ${code}.`)));
  });
  ended.catch(() => {});
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      if (!server.kill()) resolve();
    });
  const answering = async () => {
    const giveUp = Date.now() + 60_000;
    let problem: unknown;
    while (Date.now() < giveUp) {
      try {
        if ((await fetch(origin)).ok) return;
      } catch (error) {
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await stop();
    throw new Error(`The server on ${origin} does not answer.`, { cause: problem });
  };
  await Promise.race([answering(), ended]);
  return { origin, stop };
}

/** Password of every demo account. */
const demoPassword = 'Daybreak-demo-1';

/** Signs an account in through the form and waits until the portal has opened. */
export async function signIn(page: Page, email = 'sam@daybreak.example', password = demoPassword) {
  await page.goto('/sign-in');
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
