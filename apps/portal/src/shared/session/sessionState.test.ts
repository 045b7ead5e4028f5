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

  it('finds that nobody is', async () => {
    const { state } = determine({});
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'signedOut' });
  });

  it('gives up after ten seconds, not before', async () => {
    const { state } = determine({ hanging: ['auth.session'] });
    await vi.advanceTimersByTimeAsync(sessionTimeLimit - 1);
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('failed');
    expect(sessionTimeLimit).toBe(10_000);
  });

  it('takes an answer that comes after it gave up', async () => {
    const { state } = determine({ signedInAs: ada.email, latency: 12_000 });
    await vi.advanceTimersByTimeAsync(sessionTimeLimit);
    expect(state().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state().status).toBe('signedIn');
  });

  it('a backend that is down is a failure, not a sign-out', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { state } = determine({ signedInAs: ada.email, failing: { 'auth.session': 'unreachable' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('failed');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('says nothing more once nobody cares', async () => {
    const { stop, state } = determine({ signedInAs: ada.email });
    stop();
    await vi.advanceTimersByTimeAsync(sessionTimeLimit);
    expect(state().status).toBe('loading');
  });
});

describe('a session that the backend names', () => {
  it('the same one again changes nothing', () => {
    const before: SessionState = { status: 'signedIn', session: ada };
    expect(withSession(before, { ...ada })).toBe(before);
  });

  it('another person replaces the first', () => {
    const max = { ...ada, userId: 'user-max' };
    expect(withSession({ status: 'signedIn', session: ada }, max)).toEqual({
      status: 'signedIn',
      session: max,
    });
  });

  it('none signs out, and remembers that it was by choice', () => {
    expect(withSession({ status: 'signedIn', session: ada }, null)).toEqual({ status: 'signedOut' });
    const chosen: SessionState = { status: 'signedOut', byChoice: true };
    expect(withSession(chosen, null)).toBe(chosen);
  });
});
