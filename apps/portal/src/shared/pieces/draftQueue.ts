/** Requests within this many milliseconds are sent together. */
const delay = 30;
/** Maximum number of drafts per request. */
const maxBatch = 100;

/**
 * Reads drafts for thumbnails, many in one request. A draft is cached until its piece changes. If one can't be read,
 * the next caller that wants it requests it again.
 */
export function draftQueue<Draft>(
  loadDrafts: (ids: readonly string[]) => Promise<ReadonlyMap<string, Draft>>,
) {
  const cache = new Map<string, Promise<Draft | undefined>>();
  let pending = new Map<string, (answer: Promise<Draft | undefined>) => void>();

  const send = () => {
    const requests = [...pending];
    pending = new Map();
    for (let start = 0; start < requests.length; start += maxBatch) {
      const part = requests.slice(start, start + maxBatch);
      const answer = loadDrafts(part.map(([id]) => id));
      for (const [id, resolve] of part) resolve(answer.then((drafts) => drafts.get(id)));
    }
  };

  return (id: string, revision: number): Promise<Draft | undefined> => {
    const key = `${id} ${revision}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const draft = new Promise<Draft | undefined>((resolve) => {
      if (pending.size === 0) setTimeout(send, delay);
      pending.set(id, resolve);
    });
    cache.set(key, draft);
    draft.catch(() => cache.delete(key));
    return draft;
  };
}
