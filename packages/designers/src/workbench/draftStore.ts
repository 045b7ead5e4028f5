import { keepForGood } from './keepForGood.ts';

/** What a store tells about a key that is open here. */
interface Following {
  /** Somebody else kept something under it, or threw it away. */
  onChange: () => void;
  /** It is open in another tab too, or no longer. */
  onElsewhere?: (elsewhere: boolean) => void;
}

/** Where drafts are kept between visits: values by key. `drafts.ts` says which keys there are. */
export interface DraftStore {
  /** What was kept under this key, unchecked; undefined when nothing was. Never throws. */
  load(key: string): unknown;
  /** @throws when the store is full or blocked. */
  save(key: string, value: unknown): void;
  clear(key: string): void;
  /** Hears of others until the returned function is called; absent where there can be no others. */
  follow?(key: string, following: Following): () => void;
  /**
   * Brings the other pieces of the set that a draft belongs to, as they are elsewhere; absent where there is no elsewhere.
   * Rejects where they cannot be asked for.
   */
  bringSet?(key: string): Promise<void>;
}

/** Drafts in this browser's local storage. Corrupt entries count as absent. */
export const localDrafts = (prefix = 'daybreak-draft:'): DraftStore => ({
  load(key) {
    try {
      return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
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
    const meeting = onElsewhere && meet(prefix + key, onElsewhere);
    // Browsers tell the other tabs only. Whoever kept it may be gone since: a tab that is closed keeps its last words.
    const hear = ({ key: changed }: StorageEvent) => {
      if (changed !== prefix + key) return;
      onChange();
      if (meeting) meeting.ask();
      else onElsewhere?.(true);
    };
    addEventListener('storage', hear);
    return () => {
      removeEventListener('storage', hear);
      meeting?.leave();
    };
  },
});

/** How long another tab has to say that it is there, in milliseconds. */
const answerWithin = 500;

/** What this tab knows of the others that have a draft open. */
interface Meeting {
  elsewhere: boolean;
  tell: (elsewhere: boolean) => void;
  /** Asks the others whether they are there. */
  ask: () => void;
  end: () => void;
}

/** Those that were left a moment ago: who follows the same draft through another store takes over, and asks nobody again. */
const left = new Map<string, Meeting>();

/**
 * Asks the other tabs whether one of them has this open. Who asks is the second, and only it is told: the first asks once the second keeps
 * something. A browser without channels between tabs says nothing until then.
 */
function meet(
  key: string,
  onElsewhere: (elsewhere: boolean) => void,
): (Pick<Meeting, 'ask'> & { leave: () => void }) | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const before = left.get(key);
  left.delete(key);
  const meeting = before ?? begin(key);
  meeting.tell = onElsewhere;
  if (meeting.elsewhere) onElsewhere(true);
  const leave = () => {
    left.set(key, meeting);
    setTimeout(() => {
      if (left.get(key) !== meeting) return;
      left.delete(key);
      meeting.end();
    });
  };
  return { ask: meeting.ask, leave };
}

function begin(key: string): Meeting {
  const channel = new BroadcastChannel(key);
  const say = (elsewhere: boolean) => {
    meeting.elsewhere = elsewhere;
    meeting.tell(elsewhere);
  };
  let silence: ReturnType<typeof setTimeout>;
  const ask = () => {
    clearTimeout(silence);
    silence = setTimeout(() => say(false), answerWithin);
    channel.postMessage('anybody?');
  };
  channel.onmessage = ({ data }) => {
    if (data === 'anybody?') channel.postMessage('here');
    if (data === 'here') {
      clearTimeout(silence);
      say(true);
    }
    if (data === 'gone') ask();
  };
  const go = () => channel.postMessage('gone');
  addEventListener('pagehide', go);
  // Also after a page that was left came back as it was.
  addEventListener('pageshow', ask);
  const meeting: Meeting = {
    elsewhere: false,
    tell: () => undefined,
    ask,
    end() {
      removeEventListener('pagehide', go);
      removeEventListener('pageshow', ask);
      clearTimeout(silence);
      go();
      channel.close();
    },
  };
  ask();
  return meeting;
}

/** Drafts for as long as the page is open. Everybody who follows a key hears of it, also who kept it. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, unknown>();
  const following = new Map<string, Set<Following>>();
  const tell = (key: string) => {
    for (const { onChange } of following.get(key) ?? []) onChange();
  };
  return {
    load: (key) => drafts.get(key),
    save(key, value) {
      drafts.set(key, value);
      tell(key);
    },
    clear(key) {
      drafts.delete(key);
      tell(key);
    },
    follow(key, follower) {
      const all = following.get(key) ?? new Set();
      following.set(key, all.add(follower));
      return () => all.delete(follower);
    },
  };
}
