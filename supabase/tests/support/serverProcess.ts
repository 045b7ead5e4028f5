import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { packageRoot } from '../../local/paths.ts';
import { temporaryFolder } from './folders.ts';

/** Node caches compiled code for the next process. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(packageRoot, 'node_modules', '.cache', 'daybreak-compiled'),
};

/** A folder with a built portal that's only a title. */
function portal(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  return folder;
}

export interface ServerProcess {
  process: ChildProcess;
  /** All its output. */
  output: () => string;
  exit: Promise<number | null>;
  /** Waits until this is printed, and returns the first group. */
  until(text: RegExp): Promise<string>;
}

/**
 * Starts the server of `npm start`, in its own process that ends with the test. Code that's normally compiled twice,
 * first quickly and then optimized, is only compiled quickly: no server here lives long enough to make up for the extra
 * time.
 * @param environment its environment variables
 * @param launcher a command that starts the command after it in a more limited environment
 */
export function serve(
  environment: NodeJS.ProcessEnv,
  folder = portal(),
  launcher: string[] = [],
): ServerProcess {
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    '--liftoff-only',
    'local/serve.ts',
    '--portal',
    folder,
  ];
  const child = spawn(command, args, {
    cwd: packageRoot,
    env: {
      ...process.env,
      ...compileCache,
      NODE_ENV: 'development',
      DAYBREAK_DATA: 'memory',
      PORT: '0',
      ...environment,
    },
  });
  let all = '';
  child.stdout.on('data', (chunk) => (all += chunk));
  child.stderr.on('data', (chunk) => (all += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    process: child,
    output: () => all,
    exit,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = text.exec(all);
          if (found) resolve(found[1] ?? found[0]);
        };
        look();
        child.stdout.on('data', look);
        void exit.then((code) => reject(new Error(`exit ${code}: ${all}`)));
      }),
  };
}

export const address = /Daybreak portal\s+(http:\/\/127\.0\.0\.1:\d+)/;
