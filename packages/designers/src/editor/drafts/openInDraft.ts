import type { DraftStore } from './draftStore.ts';
import { draftKey, historyKey, pieceKey, shelfKey, shelfOf } from './drafts.ts';
import { nextName, withDraft } from './shelf.ts';

/**
 * Puts a piece in place of the draft that a designer opens with. The designer turns this into a step that can be
 * undone. If that draft is a library piece, which others may see, the piece becomes a separate draft instead.
 *
 * @returns `beside`: it became a separate draft
 * @throws if the store is full or blocked; nothing is changed then
 */
export function openInDraft(store: DraftStore, designer: string, piece: unknown): { beside: boolean } {
  const shelf = shelfOf(store, designer);
  const key = draftKey(designer, shelf.open);
  if (store.load(pieceKey(key)) !== undefined) {
    openBeside(store, designer, piece);
    return { beside: true };
  }
  const held = store.load(key);
  const history = store.load(historyKey(key)) ?? { tip: held, done: [], undone: [] };
  if (held !== undefined) store.save(historyKey(key), { ...history, opened: true });
  store.save(key, piece);
  return { beside: false };
}

function openBeside(store: DraftStore, designer: string, piece: unknown): void {
  const shelf = shelfOf(store, designer);
  const entry = { id: crypto.randomUUID().slice(0, 13), name: nextName(shelf.drafts) };
  const key = draftKey(designer, entry.id);
  try {
    store.save(key, piece);
    store.save(shelfKey(designer), withDraft(shelf, entry));
  } catch (error) {
    store.clear(key);
    throw error;
  }
}
