import { afterAll, beforeAll, vi } from 'vitest';

let environment: NodeJS.ProcessEnv;
let folder: string;

/** Files share their process: a leftover `window` would make the next one think that it runs in a browser. */
beforeAll(() => {
  environment = { ...process.env };
  folder = process.cwd();
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (process.cwd() !== folder) process.chdir(folder);
});
