/** Where drafts are kept between visits. */
export interface DraftStore {
  /** What was kept for this designer, unchecked; undefined when nothing was. Never throws. */
  load(designer: string): unknown;
  /** @throws when the store is full or blocked. */
  save(designer: string, draft: unknown): void;
  clear(designer: string): void;
}

/** Drafts in this browser's local storage. Corrupt entries count as absent. */
export const localDrafts = (prefix = 'daybreak-draft:'): DraftStore => ({
  load(designer) {
    try {
      return JSON.parse(localStorage.getItem(prefix + designer) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  save: (designer, draft) => localStorage.setItem(prefix + designer, JSON.stringify(draft)),
  clear(designer) {
    try {
      localStorage.removeItem(prefix + designer);
    } catch {
      // Blocked storage holds nothing to clear.
    }
  },
});

/** Drafts for as long as the page is open. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, unknown>();
  return {
    load: (designer) => drafts.get(designer),
    save: (designer, draft) => void drafts.set(designer, draft),
    clear: (designer) => void drafts.delete(designer),
  };
}
