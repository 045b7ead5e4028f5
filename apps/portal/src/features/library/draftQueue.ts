/** What is asked for within this many milliseconds goes in one request. */
const gathering = 30;
/** How many drafts one request may ask for. */
const most = 100;

/**
 * Reads drafts for small pictures, many in one request. A draft is kept for as long as its piece has not changed; one that could not
 * be read is asked for again by the next who wants it.
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
