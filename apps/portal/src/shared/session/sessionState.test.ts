import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBackend } from '../../backend/memory/memoryBackend.ts';
import { determineSession, type SessionState, sessionTimeLimit, withSession } from './sessionState.ts';

const ada = { userId: 'user-ada', email: 'ada@daybreak.example', names: {}, secondStep: 'off' as const };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function determine(options: Parameters<typeof memoryBackend>[0]) {
  let state: SessionState = { status: 'loading' };
  const stop = determineSession(memoryBackend(options), (change) => {
    state = change(state);
  });
  return { stop, state: () => state };
}

describe('determining the session', () => {
  it('finds the person who is signed in', async () => {
    const { state } = determine({ signedInAs: ada.email });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'signedIn', session: { email: ada.email } });
  });

  it('finds that no one is signed in', async () => {
    const { state } = determine({});
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'signedOut' });
  });

  it('gives up after ten seconds, not earlier', async () => {
    const { state } = determine({ unanswered: ['auth.session'] });
    await vi.advanceTimersByTimeAsync(sessionTimeLimit - 1);
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('failed');
    expect(sessionTimeLimit).toBe(10_000);
  });

  it('accepts an answer after it gave up', async () => {
    const { state } = determine({ signedInAs: ada.email, latency: 12_000 });
    await vi.advanceTimersByTimeAsync(sessionTimeLimit);
    expect(state().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state().status).toBe('signedIn');
  });

  it('reports a backend that’s down as a failure, not as signed out', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { state } = determine({ signedInAs: ada.email, failures: { 'auth.session': 'unreachable' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('failed');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('reports nothing after it was stopped', async () => {
    const { stop, state } = determine({ signedInAs: ada.email });
    stop();
    await vi.advanceTimersByTimeAsync(sessionTimeLimit);
    expect(state().status).toBe('loading');
  });
});

describe('a session that the backend reports', () => {
  it('changes nothing if it’s the same again', () => {
    const before: SessionState = { status: 'signedIn', session: ada };
    expect(withSession(before, { ...ada })).toBe(before);
  });

  it('replaces that of another user', () => {
    const max = { ...ada, userId: 'user-max' };
    expect(withSession({ status: 'signedIn', session: ada }, max)).toEqual({
      status: 'signedIn',
      session: max,
    });
  });

  it('signs out if it’s null, and keeps `byChoice`', () => {
    expect(withSession({ status: 'signedIn', session: ada }, null)).toEqual({ status: 'signedOut' });
    const chosen: SessionState = { status: 'signedOut', byChoice: true };
    expect(withSession(chosen, null)).toBe(chosen);
  });
});
