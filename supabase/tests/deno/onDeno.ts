import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../local/http/freePort.ts';

/** A function served by Deno, and its resource use since the start. */
export interface OnDeno {
  url: string;
  /** Milliseconds of processor time, of the program and of the system for it. */
  processor(): number;
  /** Peak memory, in MB. */
  peak(): number;
  stop(): void;
}

const rights = ['--allow-env', '--allow-net', '--allow-read', '--allow-sys'];
/** Hosted functions have 256 MB. Limit the heap, or Deno would collect garbage too late to measure the peak. */
const heapLimit = '--v8-flags=--max-old-space-size=128';
/** Milliseconds in a tick of /proc, on every Linux. */
const tick = 10;

/** Starts a function in its folder, where its `deno.json` is, and waits until it answers. */
export async function startOnDeno(
  deno: string,
  folder: string,
  name: string,
  environment: NodeJS.ProcessEnv,
): Promise<OnDeno> {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const server = spawn(deno, ['serve', heapLimit, ...rights, '--port', new URL(url).port, 'index.ts'], {
    cwd: join(folder, name),
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const about = (file: string) => readFileSync(`/proc/${server.pid}/${file}`, 'utf8');
  const started: OnDeno = {
    url,
    processor() {
      const [user, system] = about('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      return (Number(user) + Number(system)) * tick;
    },
    peak: () => Number(/VmHWM:\s+(\d+)/.exec(about('status'))?.[1]) / 1024,
    stop: () => void server.kill(),
  };
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(url, { method: 'OPTIONS' }).catch(() => undefined)) return started;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  started.stop();
  throw new Error(`${name} does not start.`);
}
