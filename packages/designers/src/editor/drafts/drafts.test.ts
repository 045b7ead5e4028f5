import fc from 'fast-check';
import { expect, it } from 'vitest';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import type { DraftWithHistory } from '../history/history.ts';
import { undo } from '../history/history.ts';
import { newDraft } from './draft.ts';
import { keepDraft, keepHistory, loadDraft, unknownValuesIn } from './draftKeeping.ts';
import { memoryDrafts } from './draftStore.ts';
import {
  draftKey,
  draftListKey,
  draftListOf,
  hasDrafts,
  historyKey,
  openKey,
  pieceKey,
  restoreDraftList,
} from './drafts.ts';
import { openInDraft } from './openInDraft.ts';
import { freeName, moveToTrash, nextName, renameDraft, restoreLast, withDraft } from './shelf.ts';
import { afterEdit, stepName } from './steps.ts';

const opened = (store = memoryDrafts(), key = 'poster') => loadDraft(store, posterFields, key);
type Opened = ReturnType<typeof opened>;
const titled = (loaded: Opened, title: string, time = 0): Opened => ({
  ...loaded,
  ...(afterEdit(posterFields, loaded, 'title', title, time) as DraftWithHistory<Opened['draft']>),
});

it('lists the oldest draft first, under its original key', () => {
  const draftList = restoreDraftList(undefined);
  expect(draftList.drafts).toEqual([{ id: '', name: 'Draft 1' }]);
  expect(draftKey('poster', draftList.open)).toBe('poster');
});

it('gives new drafts the next free number and unique names', () => {
  let draftList = withDraft(restoreDraftList(undefined), {
    id: 'b',
    name: nextName([{ id: '', name: 'Draft 1' }]),
  });
  expect(draftList.drafts.map(({ name }) => name)).toEqual(['Draft 1', 'Draft 2']);
  draftList = renameDraft(draftList, 'b', '  Spring\u0007 fair ');
  expect(nextName(draftList.drafts)).toBe('Draft 2');
  expect(renameDraft(draftList, '', 'Spring fair').drafts[0]?.name).toBe('Spring fair 2');
  expect(renameDraft(draftList, 'b', '   ')).toBe(draftList);
  expect(freeName(draftList.drafts, 'Copy of Draft 1')).toBe('Copy of Draft 1');
});

it('throws a draft away, opens its neighbor, and restores it', () => {
  const two = withDraft(restoreDraftList(undefined), { id: 'b', name: 'Spring' });
  const one = moveToTrash(two, 'b', { id: 'new', name: 'Draft 1' });
  expect(one).toMatchObject({ open: '', thrown: [{ id: 'b', name: 'Spring' }] });
  expect(restoreLast(one)).toMatchObject({ open: 'b', thrown: [], drafts: two.drafts });
  // There's always one.
  const none = moveToTrash(one, '', { id: 'new', name: 'Draft 1' });
  expect(none.drafts).toEqual([{ id: 'new', name: 'Draft 1' }]);
  expect(restoreLast(none).drafts.at(-1)).toEqual({ id: '', name: 'Draft 1 2' });
});

it('keeps the ten drafts thrown away last', () => {
  let draftList = restoreDraftList(undefined);
  for (let at = 1; at <= 12; at++)
    draftList = moveToTrash(withDraft(draftList, { id: `${at}`, name: `${at}` }), `${at}`, {
      id: 'x',
      name: 'x',
    });
  expect(draftList.thrown.map(({ id }) => id)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
});

it('restores any stored shelf without throwing, always with an open draft', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (stored, drafts) => {
      for (const draftList of [
        restoreDraftList(stored),
        restoreDraftList({ drafts, thrown: drafts, open: stored }),
      ])
        expect(draftList.drafts.map(({ id }) => id)).toContain(draftList.open);
    }),
  );
});

it('opens a piece in the open draft, as a step that can be undone', () => {
  const store = memoryDrafts();
  store.save(draftListKey('poster'), withDraft(restoreDraftList(undefined), { id: 'b', name: 'Spring' }));
  store.save('poster', { title: 'Untouched' });
  store.save('poster.b', { title: 'Mine', location: 'Austin' });
  openInDraft(store, 'poster', { title: 'From a file' });
  expect(store.load('poster')).toEqual({ title: 'Untouched' });
  const loaded = opened(store, openKey(store, 'poster'));
  expect(loaded.draft.title).toBe('From a file');
  expect(undo(loaded).draft).toMatchObject({ title: 'Mine', location: 'Austin' });
  // Works no matter what differs.
  openInDraft(store, 'poster', { title: 'From another file' });
  expect(stepName(posterFields, opened(store, 'poster.b').history.done.at(-1))).toBe('Opened piece');
});

it('opens a piece in a new draft if the open one is in the library, and changes nothing if storage is full', () => {
  const store = memoryDrafts();
  store.save('poster', { title: 'Shared with all' });
  store.save(pieceKey('poster'), { id: 'a' });
  expect(openInDraft(store, 'poster', { title: 'From a file' })).toEqual({ beside: true });
  expect(store.load('poster')).toEqual({ title: 'Shared with all' });
  expect(store.load(openKey(store, 'poster'))).toEqual({ title: 'From a file' });
  expect(draftListOf(store, 'poster').drafts.map(({ name }) => name)).toEqual(['Draft 1', 'Draft 2']);

  const full = memoryDrafts();
  full.save(pieceKey('poster'), { id: 'a' });
  const kept: string[] = [];
  const small = {
    ...full,
    save(key: string, value: unknown) {
      if (key === draftListKey('poster')) throw new Error('full');
      kept.push(key);
      full.save(key, value);
    },
  };
  expect(() => openInDraft(small, 'poster', { title: 'From a file' })).toThrow('full');
  expect(kept.map((key) => full.load(key))).toEqual([undefined]);
  expect(openKey(full, 'poster')).toBe('poster');
});

it('detects drafts of a designer, even without the first one', () => {
  const store = memoryDrafts();
  store.save('postcard', { title: 'Another designer' });
  expect(hasDrafts(store, 'poster')).toBe(false);
  store.save(draftListKey('poster'), withDraft(restoreDraftList(undefined), { id: 'b', name: 'Spring' }));
  expect(hasDrafts(store, 'poster')).toBe(true);
  expect(hasDrafts(store, 'postcard')).toBe(true);
});

it('keeps values that only another version can show, until their field is edited', () => {
  const store = memoryDrafts();
  const newer = { ...newDraft(posterFields), theme: 'holographic', motto: 'Later', title: 'Mine' };
  store.save('poster', newer);
  const loaded = opened(store);
  expect(unknownValuesIn(loaded)).toEqual({ theme: 'holographic', motto: 'Later' });
  expect(keepDraft(store, titled(loaded, 'Mine too'))).toBe(true);
  expect(store.load('poster')).toEqual({ ...newer, title: 'Mine too' });
  const chosen = { ...loaded, ...afterEdit(posterFields, loaded, 'theme', 'image', 0) };
  expect(unknownValuesIn(chosen)).toEqual({ motto: 'Later' });
  keepDraft(store, chosen);
  expect(store.load('poster')).toEqual({ ...newer, theme: 'image' });
});

/** A store that holds this many characters. */
function smallStore(room: number) {
  const store = memoryDrafts();
  const sizes = new Map<string, number>();
  return {
    ...store,
    save(key: string, value: unknown) {
      sizes.set(key, JSON.stringify(value).length);
      const full = [...sizes.values()].reduce((sum, size) => sum + size) > room;
      if (full) {
        sizes.delete(key);
        throw new DOMException('full', 'QuotaExceededError');
      }
      store.save(key, value);
    },
    clear(key: string) {
      sizes.delete(key);
      store.clear(key);
    },
  };
}

it('drops the oldest steps if storage is short, and all steps before the draft', () => {
  const store = smallStore(4_000);
  let loaded = opened(store);
  for (let at = 0; at < 100; at++) loaded = titled(loaded, `${at}`, 5_000 * at);
  expect(keepDraft(store, loaded)).toBe(true);
  const steps = keepHistory(store, loaded);
  expect(steps).toBeGreaterThan(5);
  expect(steps).toBeLessThan(100);
  expect(opened(store).history.done).toEqual(loaded.history.done.slice(-steps));
  const long = titled(loaded, 'Long '.repeat(600), 999_999);
  expect(keepDraft(store, long)).toBe(true);
  expect([opened(store).draft.title, store.load(historyKey('poster'))]).toEqual([
    long.draft.title,
    undefined,
  ]);
  expect(keepDraft(store, titled(loaded, 'Longer '.repeat(900), 1_999_999))).toBe(false);
});
