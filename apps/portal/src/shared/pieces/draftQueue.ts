/** Requests within this many milliseconds are sent together. */
const gathering = 30;
/** Maximum number of drafts per request. */
const most = 100;

/**
 * Reads drafts for thumbnails, many in one request. A draft is cached until its piece changes. If one can't be read,
 * the next caller that wants it requests it again.
 */
export function draftQueue<Draft>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Draft>>) {
  const kept = new Map<string, Promise<Draft | undefined>>();
  let waiting = new Map<string, (answer: Promise<Draft | undefined>) => void>();

  const send = () => {
    const asked = [...waiting];
    waiting = new Map();
    for (let start = 0; start < asked.length; start += most) {
      const part = asked.slice(start, start + most);
      const answer = read(part.map(([id]) => id));
      for (const [id, take] of part) take(answer.then((drafts) => drafts.get(id)));
    }
  };

  return (id: string, revision: number): Promise<Draft | undefined> => {
    const key = `${id} ${revision}`;
    const held = kept.get(key);
    if (held) return held;
    const asked = new Promise<Draft | undefined>((resolve) => {
      if (waiting.size === 0) setTimeout(send, gathering);
      waiting.set(id, resolve);
    });
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
