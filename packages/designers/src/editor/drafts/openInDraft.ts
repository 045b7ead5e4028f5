import type { DraftStore } from './draftStore.ts';
import { draftKey, draftListKey, draftListOf, historyKey, pieceKey } from './drafts.ts';
import { nextName, withDraft } from './shelf.ts';

/**
 * Puts a piece in place of the draft that a designer opens with. The designer turns this into a step that can be
 * undone. If that draft is a library piece, which others may see, the piece becomes a separate draft instead.
 *
 * @returns `beside`: it became a separate draft
 * @throws if the store is full or blocked; nothing is changed then
 */
export function openInDraft(store: DraftStore, designer: string, piece: unknown): { beside: boolean } {
  const draftList = draftListOf(store, designer);
  const key = draftKey(designer, draftList.open);
  if (store.load(pieceKey(key)) !== undefined) {
    saveAsNewDraft(store, designer, piece);
    return { beside: true };
  }
  const storedValue = store.load(key);
  const history = store.load(historyKey(key)) ?? { tip: storedValue, done: [], undone: [] };
  if (storedValue !== undefined) store.save(historyKey(key), { ...history, opened: true });
  store.save(key, piece);
  return { beside: false };
}

function saveAsNewDraft(store: DraftStore, designer: string, piece: unknown): void {
  const draftList = draftListOf(store, designer);
  const entry = { id: crypto.randomUUID().slice(0, 13), name: nextName(draftList.drafts) };
  const key = draftKey(designer, entry.id);
  try {
    store.save(key, piece);
    store.save(draftListKey(designer), withDraft(draftList, entry));
  } catch (error) {
    store.clear(key);
    throw error;
  }
}
