import { restoreDraft } from '../../workbench/draft.ts';
import type { DraftStore } from '../../workbench/draftStore.ts';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';

/** How many designs are kept. */
export const historyLimit = 5;

const key = 'wizard-history';

/** The newest first, at most five. */
export const withNewest = (history: readonly WizardDraft[], newest: WizardDraft): readonly WizardDraft[] =>
  [newest, ...history].slice(0, historyLimit);

/** Recent designs from whatever the store held. Never throws. */
export function restoreHistory(stored: unknown): readonly WizardDraft[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, historyLimit)
    .map((draft) => restoreDraft(wizardFields, draft))
    .filter(({ description }) => description.trim());
}

export const loadHistory = (store: DraftStore) => restoreHistory(store.load(key));

/** Keeps them, where the store allows. They are an aid: what cannot be kept is lost with the page. */
export function saveHistory(store: DraftStore, history: readonly WizardDraft[]): void {
  try {
    store.save(key, history);
  } catch (error) {
    console.warn('Recent generations are not kept: the store refused them.', error);
  }
}
