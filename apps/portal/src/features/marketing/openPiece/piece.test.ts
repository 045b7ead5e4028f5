import type { ReadValue } from '@daybreak/designers/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BackendError } from '../../../backend/errors.ts';
import { differences } from '../../../shared/compare/compare.ts';
import { wordDiff } from '../../../shared/compare/wordDiff.ts';
import { pieceAddress } from '../../../shared/navigation/marketingAddresses.ts';
import { libraryStore } from './libraryStore.ts';
import { overwriteText, withoutDismissed } from './overwritten/overwriteText.ts';
import { mergeTemplate, toDraftRules } from './templates/draftRules.ts';

const diffOf = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, out: `[-${text}]`, into: `[+${text}]` })[kind])
    .join('');

describe('the difference between two texts', () => {
  test('is marked word by word in any script, with punctuation separate', () => {
    expect(diffOf('Bring your panels.', 'Bring your old panels!')).toBe('Bring your [+old ]panels[-.][+!]');
    expect(diffOf('לכל פאנל זריחה', 'לכל סוללה זריחה')).toBe('לכל [-פאנל][+סוללה] זריחה');
    expect(diffOf('', 'New')).toBe('[+New]');
    expect(diffOf('same', 'same')).toBe('same');
  });

  test('reproduces both texts in full', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const stretches = wordDiff(before, after);
        const part = (left: string) =>
          stretches
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect(part('into')).toBe(before);
        expect(part('out')).toBe(after);
      }),
    );
  });

  test('is marked as a whole between common ends in texts too long to compare', () => {
    const long = (word: string) => `first ${`${word} `.repeat(2_000)}last`;
    const kinds = wordDiff(long('one'), long('two')).map(({ kind }) => kind);
    expect(kinds).toEqual(['same', 'out', 'into', 'same']);
  });
});

const read = (field: string, value: string): ReadValue => ({
  field,
  label: field,
  kind: 'words',
  text: value,
  value,
});

test('lists differences in form order, including fields that only one draft has', () => {
  const before = [read('title', 'a'), read('date', 'x'), read('place', 'p')];
  const after = [read('title', 'b'), read('place', 'p'), read('points', 'n')];
  expect(differences(before, after)).toEqual([
    { field: 'title', label: 'title', kind: 'words', before: 'a', after: 'b' },
    { field: 'date', label: 'date', kind: 'words', before: 'x', after: undefined },
    { field: 'points', label: 'points', kind: 'words', before: undefined, after: 'n' },
  ]);
});

test('takes the placeholder of a must-change field from the first version', () => {
  const rules = { theme: 'locked', title: 'must_change', date: 'must_change' } as const;
  expect(toDraftRules(rules, { title: 'Your title', theme: 'blue' })).toEqual({
    locked: ['theme'],
    mustChange: { title: 'Your title' },
  });
  expect(toDraftRules(rules, undefined)).toEqual({ locked: ['theme'], mustChange: {} });
});

test('takes locked fields and missing values from a newer template', () => {
  const template = {
    draft: { theme: 'orange', title: 'Theirs', place: 'Hall' },
    rules: { theme: 'locked' },
  } as const;
  expect(mergeTemplate({ theme: 'blue', title: 'Mine' }, template)).toEqual({
    theme: 'orange',
    title: 'Mine',
    place: 'Hall',
  });
});

test('says who replaced whose value, from the reader’s point of view', () => {
  const nameOf = (account: string) => ({ max: 'Max', sam: 'Sam' })[account] ?? 'a colleague';
  const words = (authorId: string, overwrittenBy: string) =>
    overwriteText({ authorId, overwrittenBy }, 'me', 'Title', nameOf);
  expect(words('me', 'max')).toBe('Max replaced your Title');
  expect(words('max', 'me')).toBe('You replaced Max’s Title');
  expect(words('me', 'me')).toBe('You replaced your own Title');
  expect(words('sam', 'max')).toBe('Max replaced Sam’s Title');
});

test('reports the user’s overwrites since the last look, except restored ones', () => {
  const at = (overwrittenAt: string, changes: object = {}) => ({
    id: overwrittenAt,
    field: 'title',
    value: '',
    writtenAt: overwrittenAt,
    authorId: 'me',
    overwrittenBy: 'max',
    putBackAt: null,
    overwrittenAt,
    ...changes,
  });
  const all = [
    at('2026-11-22T12:00:00Z'),
    at('2026-11-22T13:00:00Z'),
    at('2026-11-22T14:00:00Z', { putBackAt: '2026-11-22T15:00:00Z' }),
    at('2026-11-22T14:30:00Z', { authorId: 'sam' }),
  ];
  expect(withoutDismissed(all, 'me', '2026-11-22T12:30:00Z')).toEqual([all[1]]);
  expect(withoutDismissed(all, 'me', '')).toEqual(all.slice(0, 2));
});

test('links to a piece on its designer’s page', () => {
  expect(pieceAddress({ id: 'p1', designer: 'poster' })).toBe('/marketing-materials?type=poster&piece=p1');
  expect(pieceAddress({ id: 'p1', designer: 'signature' })).toBe(
    '/marketing-materials?type=new-hire&piece=p1',
  );
});

test('maps the backend’s failures to the engine’s three kinds', async () => {
  const failing = async (error: Error) => {
    const store = libraryStore({ open: () => Promise.reject(error) } as never);
    return store.open('p1').catch(({ kind, message, retryAfter }) => ({ kind, message, retryAfter }));
  };
  expect(await failing(new BackendError('refused', 'No.'))).toMatchObject({
    kind: 'refused',
    message: 'No.',
  });
  expect(await failing(new BackendError('signedOut', 'Out.'))).toMatchObject({ kind: 'signedOut' });
  expect(await failing(new BackendError('unreachable', 'Nothing.'))).toMatchObject({ kind: 'away' });
  expect(await failing(new BackendError('tooManyRequests', 'Wait.', { retryAfter: 7 }))).toMatchObject({
    kind: 'away',
    retryAfter: 7,
  });
});
