import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';

/** Number of designs that are kept. */
export const historyLimit = 5;

const key = 'wizard-history';

/** Newest first, at most five. */
export const withNewest = (history: readonly WizardDraft[], newest: WizardDraft): readonly WizardDraft[] =>
  [newest, ...history].slice(0, historyLimit);

/** Restores recent designs from any stored value. Never throws. */
export function restoreHistory(stored: unknown): readonly WizardDraft[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, historyLimit)
    .map((draft) => restoreDraft(wizardFields, draft))
    .filter(({ description }) => description.trim());
}

export const loadHistory = (store: DraftStore) => restoreHistory(store.load(key));

/**
 * Saves the designs if storage allows. They're a convenience: anything that can't be saved is lost when the page
 * closes.
 */
export function saveHistory(store: DraftStore, history: readonly WizardDraft[]): void {
  try {
    store.save(key, history);
  } catch (error) {
    console.warn("This browser can't store recent generations.", error);
  }
}
