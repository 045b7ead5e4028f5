import type { Link } from '../links.ts';
import type { LibraryParts } from './libraryParts.ts';
import { isFault, retryDelay, stateAfterError } from './saveStates.ts';

/** Milliseconds without a change before a version is saved. */
const pause = 30_000;

/** Sends the drafts that have changes, one at a time, and again once the store is reachable. */
export function sendQueue({ store, states, sync, runExclusively, later }: LibraryParts) {
  const waiting = new Set<string>();
  const timers = new Map<string, () => void>();
  let tries = 0;
  /** The store asked not to be contacted before this time. */
  let notBefore = 0;
  let isStopped = false;

  /** Starts the one timer for a purpose; the last call counts. */
  function startTimer(name: string, time: number, task: () => void) {
    timers.get(name)?.();
    timers.set(name, later(task, time));
  }
  function schedule(key: string, delay = 0) {
    waiting.add(key);
    startTimer('send', Math.max(delay, notBefore - Date.now()), () => void flush());
  }
  /** The awaited data may have arrived by now. */
  function sendNow(key?: string) {
    tries = 0;
    notBefore = 0;
    if (key !== undefined) waiting.add(key);
    startTimer('send', 0, () => void flush());
  }

  /** Sends a draft's changes, then shows its storage state. */
  async function send(key: string): Promise<boolean> {
    try {
      const why = await sync.send(key, () => states.set(key, { is: 'saving' }));
      const link = sync.linkOf(key);
      if (!link) states.forget(key);
      else states.set(key, why ? { is: 'notSaved', why } : { is: 'saved', at: link.savedAt });
      if (link && link.revision > link.versioned)
        startTimer(`version ${key}`, pause, () => void keepVersion(key));
      tries = 0;
      return true;
    } catch (error) {
      states.set(key, stateAfterError(error));
      if (isFault(error) && error.kind === 'away') {
        const wait = retryDelay(tries++, error);
        notBefore = Date.now() + wait;
        schedule(key);
      }
      return false;
    }
  }

  async function flush(): Promise<void> {
    await runExclusively(async () => {
      while (waiting.size > 0 && !isStopped) {
        const [key] = waiting;
        if (key === undefined) return;
        waiting.delete(key);
        // If the store is away for one, it's away for all.
        if (!(await send(key)) && waiting.has(key)) {
          for (const each of waiting) states.set(each, { is: 'waiting' });
          return;
        }
      }
    });
  }

  /**
   * Runs `work` on one piece after its pending changes were sent or refused. Like a request, it may fail; the failure
   * then shows at the draft.
   */
  async function withSentPiece(key: string, task: (link: Link) => Promise<void>): Promise<void> {
    await runExclusively(async () => {
      if (isStopped) return;
      await send(key);
      const link = sync.linkOf(key);
      if (!link || waiting.has(key)) return;
      try {
        await task(link);
      } catch (error) {
        // Everything is saved, so the store being away changes nothing.
        if (!isFault(error) || error.kind !== 'away') states.set(key, stateAfterError(error));
      }
    });
  }

  const keepVersion = (key: string) =>
    withSentPiece(key, async (link) => {
      if (link.revision <= link.versioned || link.rights === 'view' || !sync.isSent(key, link)) return;
      sync.changeLink(key, { version: await store.keepVersion(link.id), versioned: link.revision });
    });

  return {
    schedule,
    sendNow,
    flush,
    withSentPiece,
    keepVersion,
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      for (const cancel of timers.values()) cancel();
    },
  };
}
