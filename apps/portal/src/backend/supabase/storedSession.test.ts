import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from './storageKey.ts';
import { isFresh, parseStoredSession, type StoredSession, toSession } from './storedSession.ts';
import { tolerantStorage } from './tolerantStorage.ts';

const sound = {
  access_token: 'header.body.sign',
  refresh_token: 'refresh',
  expires_at: 1_790_000_000,
  token_type: 'bearer',
  user: { id: '0b6f', email: 'sam@daybreak.example' },
};
const stored = (changes: object) => JSON.stringify({ ...sound, ...changes });

afterEach(() => vi.restoreAllMocks());

it('accepts a session with tokens, an expiry and a user', () => {
  expect(parseStoredSession(JSON.stringify(sound))).not.toBeNull();
});

it.each([
  ['nothing', null],
  ['no JSON', '{"access_token":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"signed in"'],
  ['no user', stored({ user: null })],
  ['a missing user', stored({ user: undefined })],
  ['a user without an id', stored({ user: {} })],
  ['a user with a number as the id', stored({ user: { id: 7 } })],
  ['no access token', stored({ access_token: '' })],
  ['an object as the token', stored({ access_token: {} })],
  ['no refresh token', stored({ refresh_token: null })],
  ['an expiry in words', stored({ expires_at: 'tomorrow' })],
  ['no expiry', stored({ expires_at: undefined })],
])('rejects %s', (_what, text) => {
  expect(parseStoredSession(text)).toBeNull();
});

it('never throws, whatever is stored', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseStoredSession(text) === null));
});

it('hides invalid sessions from the client, and passes on all other values', () => {
  const values = new Map([
    [sessionStorageKey, stored({ user: null })],
    ['other', 'anything'],
  ]);
  const kept = tolerantStorage(() => ({ getItem: (key: string) => values.get(key) ?? null }) as Storage);
  expect(kept.getItem(sessionStorageKey)).toBeNull();
  expect(kept.getItem('other')).toBe('anything');
  values.set(sessionStorageKey, JSON.stringify(sound));
  expect(kept.getItem(sessionStorageKey)).toBe(JSON.stringify(sound));
});

it('counts a session as fresh until the client would renew it', () => {
  const session = parseStoredSession(stored({ expires_at: 1_790_000_000 }));
  if (!session) throw new Error('The session is sound.');
  expect(isFresh(session, 1_789_999_800_000)).toBe(true);
  expect(isFresh(session, 1_789_999_910_000)).toBe(false);
  expect(isFresh(session, 1_790_000_100_000)).toBe(false);
});

it('keeps only a stored user’s names that are texts', () => {
  const user = { id: '0b6f', user_metadata: { first_name: ' Sam ', last_name: '', full_name: 7 } };
  expect(toSession({ user, access_token: '' })).toEqual({
    userId: '0b6f',
    email: '',
    names: { first: 'Sam', last: undefined, full: undefined },
    secondStep: 'off',
  });
});

it.each([
  [[], 'aal1', 'off'],
  [[{ status: 'unverified' }], 'aal1', 'off'],
  [[{ status: 'verified' }], 'aal1', 'due'],
  [[{ status: 'verified' }], 'aal2', 'taken'],
])('a session with factors %j at %s: %s', (factors, aal, secondStep) => {
  const access_token = `e30.${btoa(JSON.stringify({ aal }))}.x`;
  expect(toSession({ user: { id: '0b6f', factors }, access_token })).toMatchObject({ secondStep });
});

it('counts a second step as due if the token says nothing', () => {
  const user = { id: '0b6f', factors: [{ status: 'verified' }] };
  for (const access_token of ['', 'x', 'a.%%%.c', `a.${btoa('null')}.c`])
    expect(toSession({ user, access_token })).toMatchObject({ secondStep: 'due' });
});

describe('with a computer’s clock that’s off', () => {
  const hour = 3600;
  const token = (iat: number, id = 'x') => `e30.${btoa(JSON.stringify({ iat, exp: iat + hour }))}.${id}`;
  /** The storage of a browser whose clock is off by this many seconds, at a given server time. */
  function browser() {
    const values = new Map<string, string>();
    const kept = tolerantStorage(
      () =>
        ({
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => void values.set(key, value),
        }) as unknown as Storage,
    );
    return {
      at: (server: number, off: number) => vi.setSystemTime((server + off) * 1000),
      receive: (iat: number, id?: string) =>
        kept.setItem(sessionStorageKey, stored({ access_token: token(iat, id), expires_at: iat + hour })),
      kept,
      /** Returns whether the client and the first screen keep using the stored token. */
      goesOn() {
        const session = parseStoredSession(String(kept.getItem(sessionStorageKey)));
        const asClient = (session?.expires_at ?? 0) - Date.now() / 1000 > 90;
        const asFirstScreen = isFresh(
          parseStoredSession(values.get(sessionStorageKey) ?? null) as StoredSession,
        );
        expect(asFirstScreen).toBe(asClient);
        return asClient;
      },
    };
  }
  const start = 1_790_000_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([0, 2 * hour, -2 * hour, 30 * 24 * hour, -400 * 24 * hour, 600, -600])(
    'by %i seconds, uses a token exactly as long as the server accepts it',
    (off) => {
      const { at, receive, goesOn } = browser();
      at(start, off);
      receive(start);
      for (const [later, used] of [
        [0, true],
        [1800, true],
        [3480, true],
        [3520, false],
        [hour + 1, false],
      ] as const) {
        at(start + later, off);
        expect(goesOn()).toBe(used);
      }
      receive(start + hour + 1, 'renewed');
      expect(goesOn()).toBe(true);
    },
  );

  it.each([
    [2 * hour, 0],
    [0, -2 * hour],
    [-2 * hour, 0],
    [0, 2 * hour],
  ])('renews a token once if the clock is set from %i to %i seconds off', (before, after) => {
    const { at, receive, goesOn } = browser();
    at(start, before);
    receive(start);
    at(start + 60, after);
    expect(goesOn()).toBe(false);
    receive(start + 60, 'renewed');
    expect(goesOn()).toBe(true);
    at(start + 2000, after);
    expect(goesOn()).toBe(true);
  });

  it('counts from the token’s arrival when the client stores it again', () => {
    const { at, receive, kept, goesOn } = browser();
    at(start, 2 * hour);
    receive(start);
    at(start + 3000, 2 * hour);
    kept.setItem(sessionStorageKey, String(kept.getItem(sessionStorageKey)));
    receive(start);
    at(start + 3520, 2 * hour);
    expect(goesOn()).toBe(false);
  });

  it('keeps the given expiry of a token without a lifetime', () => {
    const { at, kept } = browser();
    at(start, 0);
    kept.setItem(sessionStorageKey, JSON.stringify(sound));
    expect(kept.getItem(sessionStorageKey)).toBe(JSON.stringify(sound));
  });
});
