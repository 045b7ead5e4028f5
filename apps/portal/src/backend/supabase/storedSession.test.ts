import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from './storageKey.ts';
import {
  isFresh,
  isStoredSession,
  readStoredSession,
  type StoredSession,
  sessionOf,
} from './storedSession.ts';
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

it('a session with tokens, an end and a person is one', () => {
  expect(isStoredSession(JSON.stringify(sound))).toBe(true);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"access_token":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"signed in"'],
  ['no person', stored({ user: null })],
  ['a person left out', stored({ user: undefined })],
  ['a person without an id', stored({ user: {} })],
  ['a person with a number for an id', stored({ user: { id: 7 } })],
  ['no access token', stored({ access_token: '' })],
  ['an object for a token', stored({ access_token: {} })],
  ['no refresh token', stored({ refresh_token: null })],
  ['an end in words', stored({ expires_at: 'tomorrow' })],
  ['no end', stored({ expires_at: undefined })],
])('%s is none', (_what, text) => {
  expect(isStoredSession(text)).toBe(false);
});

it('whatever is stored is answered, never thrown at', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !isStoredSession(text)));
});

it('the client never sees what is no session, and every other value as it is', () => {
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

it('a session is fresh until the client would renew it first', () => {
  const session = readStoredSession(stored({ expires_at: 1_790_000_000 }));
  if (!session) throw new Error('The session is sound.');
  expect(isFresh(session, 1_789_999_800_000)).toBe(true);
  expect(isFresh(session, 1_789_999_910_000)).toBe(false);
  expect(isFresh(session, 1_790_000_100_000)).toBe(false);
});

it('a stored person keeps the names that are texts', () => {
  const user = { id: '0b6f', user_metadata: { first_name: ' Sam ', last_name: '', full_name: 7 } };
  expect(sessionOf({ user, access_token: '' })).toEqual({
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
  expect(sessionOf({ user: { id: '0b6f', factors }, access_token })).toMatchObject({ secondStep });
});

it('a second step is due where the token says nothing', () => {
  const user = { id: '0b6f', factors: [{ status: 'verified' }] };
  for (const access_token of ['', 'x', 'a.%%%.c', `a.${btoa('null')}.c`])
    expect(sessionOf({ user, access_token })).toMatchObject({ secondStep: 'due' });
});

describe('on a computer whose clock is off', () => {
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
      /** Whether the client and the first screen keep using the stored token. */
      goesOn() {
        const session = readStoredSession(String(kept.getItem(sessionStorageKey)));
        const asClient = (session?.expires_at ?? 0) - Date.now() / 1000 > 90;
        const asFirstScreen = isFresh(
          readStoredSession(values.get(sessionStorageKey) ?? null) as StoredSession,
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
    'by %i seconds, a token is used for as long as the server takes it, and no longer',
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
  ])('a clock that is set from %i to %i seconds off renews a token once', (before, after) => {
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

  it('what the client writes again counts from when its token came', () => {
    const { at, receive, kept, goesOn } = browser();
    at(start, 2 * hour);
    receive(start);
    at(start + 3000, 2 * hour);
    kept.setItem(sessionStorageKey, String(kept.getItem(sessionStorageKey)));
    receive(start);
    at(start + 3520, 2 * hour);
    expect(goesOn()).toBe(false);
  });

  it('a token that does not say how long it lives keeps the end that came with it', () => {
    const { at, kept } = browser();
    at(start, 0);
    kept.setItem(sessionStorageKey, JSON.stringify(sound));
    expect(kept.getItem(sessionStorageKey)).toBe(JSON.stringify(sound));
  });
});
