import { expect, it, vi } from 'vitest';
import { deferredBackend } from './deferredBackend.ts';
import type { Session } from './interfaces/Auth.ts';
import type { Backend } from './interfaces/Backend.ts';
import { memoryBackend } from './memory/memoryBackend.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('loads on the first call, and only once', async () => {
  const load = vi.fn(async () => memoryBackend());
  const backend = deferredBackend(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  await Promise.all([backend.auth.session(), backend.auth.session()]);
  expect(load).toHaveBeenCalledOnce();
});

it('starts loading immediately when told to, and only once', async () => {
  const load = vi.fn(async () => memoryBackend());
  const backend = deferredBackend(load, { start: 'now' });
  expect(load).toHaveBeenCalledOnce();
  await backend.auth.session();
  expect(load).toHaveBeenCalledOnce();
});

it('reports a failed download as an unreachable server, and tries again on the next call', async () => {
  const load = vi.fn<() => Promise<Backend>>(async () =>
    memoryBackend({ signedInAs: 'sam@daybreak.example' }),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const backend = deferredBackend(load);
  await expect(backend.auth.session()).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });
  await expect(backend.auth.session()).resolves.toMatchObject({ email: 'sam@daybreak.example' });
});

it('tells early listeners about the first change', async () => {
  const sessions: (Session | null)[] = [];
  const backend = deferredBackend(async () => memoryBackend());
  backend.auth.onChange((session) => sessions.push(session));
  await backend.auth.signIn('sam@daybreak.example', 'Daybreak-demo-1');
  expect(sessions.map((session) => session?.email)).toEqual(['sam@daybreak.example']);
});

it('tells nothing to listeners that unsubscribed before the backend loaded', async () => {
  const hear = vi.fn();
  const backend = deferredBackend(async () => memoryBackend());
  backend.auth.onChange(hear)();
  await settled();
  await backend.auth.signIn('sam@daybreak.example', 'Daybreak-demo-1');
  expect(hear).not.toHaveBeenCalled();
});

it('asks for the session when it’s due, and loads sooner on any other call', async () => {
  const load = vi.fn(async () => memoryBackend({ signedInAs: 'sam@daybreak.example' }));
  let due = () => {};
  const start = new Promise<void>((resolve) => {
    due = resolve;
  });
  const backend = deferredBackend(load, { start });
  const session = backend.auth.session();
  backend.auth.onChange(() => undefined);
  await settled();
  expect(load).not.toHaveBeenCalled();
  due();
  await expect(session).resolves.toMatchObject({ email: 'sam@daybreak.example' });
  expect(load).toHaveBeenCalledOnce();

  const deferred = deferredBackend(load, { start: new Promise(() => undefined) });
  const other = deferred.auth.session();
  await expect(deferred.staff.role()).resolves.toBe('staff');
  await expect(other).resolves.toMatchObject({ email: 'sam@daybreak.example' });
});

it('returns early reads, and asks the backend for the rest', async () => {
  const load = vi.fn(async () => memoryBackend({ signedInAs: 'sam@daybreak.example' }));
  const early = {
    profile: vi.fn(async () => undefined),
    ownRow: async () => undefined,
    people: async () => [],
    role: async () => 'super_admin' as const,
  };
  const backend = deferredBackend(load, { early: async () => early });
  expect(await backend.staff.list()).toEqual([]);
  expect(await backend.staff.role()).toBe('super_admin');
  expect(load).not.toHaveBeenCalled();
  expect(await backend.profiles.ensure()).toMatchObject({ firstName: 'Sam' });
  expect(await backend.staff.own()).toMatchObject({ email: 'sam@daybreak.example' });
  const unread = deferredBackend(load, { early: () => Promise.reject(new TypeError('Failed to fetch')) });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await unread.staff.role()).toBe('staff');
  expect(warned).toHaveBeenCalledOnce();
  expect(await backend.staff.list('inactive')).toEqual(await (await load()).staff.list('inactive'));
});
