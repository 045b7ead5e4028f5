import { expect, it, vi } from 'vitest';
import type { Backend, Session } from './Backend.ts';
import { deferredBackend } from './deferredBackend.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('loads nothing until something is asked of it, and then once', async () => {
  const load = vi.fn(async () => memoryBackend());
  const backend = deferredBackend(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  await Promise.all([backend.auth.session(), backend.auth.session()]);
  expect(load).toHaveBeenCalledOnce();
});

it('starts loading at once when told to, and once', async () => {
  const load = vi.fn(async () => memoryBackend());
  const backend = deferredBackend(load, true);
  expect(load).toHaveBeenCalledOnce();
  await backend.auth.session();
  expect(load).toHaveBeenCalledOnce();
});

it('a download that failed is an unreachable server, and the next call tries again', async () => {
  const load = vi.fn<() => Promise<Backend>>(async () =>
    memoryBackend({ signedInAs: 'sam@daybreak.example' }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const backend = deferredBackend(load);
  await expect(backend.auth.session()).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });
  await expect(backend.auth.session()).resolves.toMatchObject({ email: 'sam@daybreak.example' });
});

it('who listens before the backend is there hears the first change', async () => {
  const heard: (Session | null)[] = [];
  const backend = deferredBackend(async () => memoryBackend());
  backend.auth.onChange((session) => heard.push(session));
  await backend.auth.signIn('sam@daybreak.example', 'Daybreak-demo-1');
  expect(heard.map((session) => session?.email)).toEqual(['sam@daybreak.example']);
});

it('who stopped listening before the backend is there hears nothing', async () => {
  const hear = vi.fn();
  const backend = deferredBackend(async () => memoryBackend());
  backend.auth.onChange(hear)();
  await settled();
  await backend.auth.signIn('sam@daybreak.example', 'Daybreak-demo-1');
  expect(hear).not.toHaveBeenCalled();
});
