import { whenIdle } from '../firstScreen/whenIdle.ts';

type Work = () => Promise<unknown>;

const waiting = new Set<Work>();
let busy = false;

function next() {
  if (busy || waiting.size === 0) return;
  busy = true;
  whenIdle(async () => {
    const [work] = waiting;
    if (work) waiting.delete(work);
    try {
      await work?.();
    } finally {
      busy = false;
      next();
    }
  });
}

/** Runs work when the browser is idle, one item after the other. Returns the function that cancels it. */
export function inTurn(work: Work): () => void {
  waiting.add(work);
  next();
  return () => void waiting.delete(work);
}
