import { whenIdle } from '../firstScreen/whenIdle.ts';

type Task = () => Promise<unknown>;

const pendingTasks = new Set<Task>();
let isRunning = false;

function runNext() {
  if (isRunning || pendingTasks.size === 0) return;
  isRunning = true;
  whenIdle(async () => {
    const [task] = pendingTasks;
    if (task) pendingTasks.delete(task);
    try {
      await task?.();
    } finally {
      isRunning = false;
      runNext();
    }
  });
}

/** Runs work when the browser is idle, one item after the other. Returns the function that cancels it. */
export function runWhenIdle(task: Task): () => void {
  pendingTasks.add(task);
  runNext();
  return () => void pendingTasks.delete(task);
}
