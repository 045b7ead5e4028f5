import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from './supabase/storageKey.ts';
import { isFresh, isStoredSession, readStoredSession, sessionOf } from './supabase/storedSession.ts';
import { tolerantStorage } from './supabase/tolerantStorage.ts';

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
