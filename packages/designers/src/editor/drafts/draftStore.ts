import { readStored } from '../browserStorage.ts';
import { keepForGood } from './keepForGood.ts';

/** Callbacks of a store about a key that's open here. */
interface StoreListener {
  /** Another tab or user saved something under it, or threw it away. */
  onChange: () => void;
  /** Reports whether it's open in another tab too. */
  onElsewhere?: (isOpenElsewhere: boolean) => void;
}

/** A store for drafts between visits: values by key. `drafts.ts` defines the keys. */
export interface DraftStore {
  /** Returns what was saved under this key, unchecked; undefined if nothing was. Never throws. */
  load(key: string): unknown;
  /** @throws when the store is full or blocked. */
  save(key: string, value: unknown): void;
  clear(key: string): void;
  /** Listens for changes by others until the returned function is called; absent if there can't be others. */
  follow?(key: string, following: StoreListener): () => void;
  /**
   * Fetches the other pieces of the draft's campaign from the library; absent without one. Rejects if they can't be
   * requested.
   */
  bringCampaign?(key: string): Promise<void>;
}

/** Drafts in this browser's local storage. Corrupt entries count as absent. */
export const localDrafts = (prefix = 'daybreak-draft:'): DraftStore => ({
  load: (key) => readStored(prefix + key),
  save(key, value) {
    localStorage.setItem(prefix + key, JSON.stringify(value));
    void keepForGood();
  },
  clear(key) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Blocked storage holds nothing to clear.
    }
  },
  follow(key, { onChange, onElsewhere }) {
    const channel = onElsewhere && openChannel(prefix + key, onElsewhere);
    // Browsers only notify other tabs. The one that saved it may be gone by now: a closing tab saves its last words.
    const onStorage = ({ key: changed }: StorageEvent) => {
      if (changed !== prefix + key) return;
      onChange();
      if (channel) channel.ask();
      else onElsewhere?.(true);
    };
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      channel?.close();
    };
  },
});

/** Milliseconds in which another tab must answer. */
const answerWithin = 500;

/** This tab's connection to other tabs that have a draft open. */
interface TabChannel {
  isOpenElsewhere: boolean;
  report: (isOpenElsewhere: boolean) => void;
  /** Asks the other tabs whether they're there. */
  ask: () => void;
  close: () => void;
}

/** Channels closed in this task, for reuse by the next store that follows the same draft: it needn't ask again. */
const closing = new Map<string, TabChannel>();

/**
 * Asks the other tabs whether one of them has this open. Only the tab that asks, which is the second, gets an answer:
 * the first asks once the second saves something. A browser without channels between tabs reports nothing until then.
 */
function openChannel(
  key: string,
  onElsewhere: (isOpenElsewhere: boolean) => void,
): Pick<TabChannel, 'ask' | 'close'> | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = closing.get(key) ?? createChannel(key);
  closing.delete(key);
  channel.report = onElsewhere;
  if (channel.isOpenElsewhere) onElsewhere(true);
  const close = () => {
    closing.set(key, channel);
    setTimeout(() => {
      if (closing.get(key) !== channel) return;
      closing.delete(key);
      channel.close();
    });
  };
  return { ask: channel.ask, close };
}

function createChannel(key: string): TabChannel {
  const messages = new BroadcastChannel(key);
  const report = (isOpenElsewhere: boolean) => {
    channel.isOpenElsewhere = isOpenElsewhere;
    channel.report(isOpenElsewhere);
  };
  let timeout: ReturnType<typeof setTimeout>;
  const ask = () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => report(false), answerWithin);
    messages.postMessage('anybody?');
  };
  messages.onmessage = ({ data }) => {
    if (data === 'anybody?') messages.postMessage('here');
    if (data === 'here') {
      clearTimeout(timeout);
      report(true);
    }
    if (data === 'gone') ask();
  };
  const announceLeaving = () => messages.postMessage('gone');
  addEventListener('pagehide', announceLeaving);
  // Also ask when a page is restored from the back/forward cache.
  addEventListener('pageshow', ask);
  const channel: TabChannel = {
    isOpenElsewhere: false,
    report: () => undefined,
    ask,
    close() {
      removeEventListener('pagehide', announceLeaving);
      removeEventListener('pageshow', ask);
      clearTimeout(timeout);
      announceLeaving();
      messages.close();
    },
  };
  ask();
  return channel;
}

/** Drafts for as long as the page is open. Everyone who follows a key is notified, including the one who saved. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, unknown>();
  const following = new Map<string, Set<StoreListener>>();
  const notify = (key: string) => {
    for (const { onChange } of following.get(key) ?? []) onChange();
  };
  return {
    load: (key) => drafts.get(key),
    save(key, value) {
      drafts.set(key, value);
      notify(key);
    },
    clear(key) {
      drafts.delete(key);
      notify(key);
    },
    follow(key, follower) {
      const followers = following.get(key) ?? new Set();
      following.set(key, followers.add(follower));
      return () => followers.delete(follower);
    },
  };
}
