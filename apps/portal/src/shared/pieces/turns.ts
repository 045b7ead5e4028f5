import { whenIdle } from '../firstScreen/whenIdle.ts';

type Work = () => Promise<unknown>;

/** Visible work goes before the rest. */
const waiting: Record<'seen' | 'unseen', Set<Work>> = { seen: new Set(), unseen: new Set() };
let busy = false;

function next() {
  const queue = waiting.seen.size > 0 ? waiting.seen : waiting.unseen;
  if (busy || queue.size === 0) return;
  busy = true;
  whenIdle(async () => {
    // Chosen only now: other work may have become visible while the browser was busy.
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

/** Runs required work when the browser is idle, one item after the other. Returns the function that cancels it. */
export function inTurn(importance: keyof typeof waiting, work: Work): () => void {
  waiting[importance].add(work);
  next();
  return () => void waiting[importance].delete(work);
}
