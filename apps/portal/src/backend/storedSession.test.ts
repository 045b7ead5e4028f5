import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from './supabase/storageKey.ts';
import { isStoredSession } from './supabase/storedSession.ts';
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
