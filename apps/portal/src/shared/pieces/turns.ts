import { whenIdle } from '../firstScreen/whenIdle.ts';

type Work = () => Promise<unknown>;

const pending = new Set<Work>();
let busy = false;

function next() {
  if (busy || pending.size === 0) return;
  busy = true;
  whenIdle(async () => {
    const [work] = pending;
    if (work) pending.delete(work);
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
  pending.add(work);
  next();
  return () => void pending.delete(work);
}
