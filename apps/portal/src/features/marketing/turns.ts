import { whenIdle } from '../startUp/whenIdle.ts';

type Work = () => Promise<unknown>;

/** What is seen goes before what is not. */
const waiting: Record<'seen' | 'unseen', Set<Work>> = { seen: new Set(), unseen: new Set() };
let busy = false;

function next() {
  const queue = waiting.seen.size > 0 ? waiting.seen : waiting.unseen;
  if (busy || queue.size === 0) return;
  busy = true;
  whenIdle(async () => {
    // Chosen now: what is seen may have come while nobody had time.
    const [work] = [...waiting.seen, ...waiting.unseen];
    if (work) for (const each of Object.values(waiting)) each.delete(work);
    try {
      await work?.();
    } finally {
      busy = false;
      next();
    }
  });
}

/** Does work that must not fail when the browser is idle, one after the other. Returns the function that calls it off. */
export function inTurn(importance: keyof typeof waiting, work: Work): () => void {
  waiting[importance].add(work);
  next();
  return () => void waiting[importance].delete(work);
}
