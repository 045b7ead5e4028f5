/** Requests within this many milliseconds are sent together. */
const gathering = 30;
/** Maximum number of drafts per request. */
const maxBatch = 100;

/**
 * Reads drafts for thumbnails, many in one request. A draft is cached until its piece changes. If one can't be read,
 * the next caller that wants it requests it again.
 */
export function draftQueue<Draft>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Draft>>) {
  const cache = new Map<string, Promise<Draft | undefined>>();
  let pending = new Map<string, (answer: Promise<Draft | undefined>) => void>();

  const send = () => {
    const asked = [...pending];
    pending = new Map();
    for (let start = 0; start < asked.length; start += maxBatch) {
      const part = asked.slice(start, start + maxBatch);
      const answer = read(part.map(([id]) => id));
      for (const [id, resolve] of part) resolve(answer.then((drafts) => drafts.get(id)));
    }
  };

  return (id: string, revision: number): Promise<Draft | undefined> => {
    const key = `${id} ${revision}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const asked = new Promise<Draft | undefined>((resolve) => {
      if (pending.size === 0) setTimeout(send, gathering);
      pending.set(id, resolve);
    });
    cache.set(key, asked);
    asked.catch(() => cache.delete(key));
    return asked;
  };
}
