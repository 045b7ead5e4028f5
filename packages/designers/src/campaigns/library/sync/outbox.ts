import { answer, browserStore } from '../../../editor/images/store/browserStore.ts';
import type { NewPiece, PieceChange } from '../pieceStore.ts';

/** A request that's stored before it's sent, until its answer is applied. */
export interface OutboxEntry {
  /** The draft's key. */
  readonly key: string;
  /** The account that sends it; no other one does. */
  readonly account: string;
  /** Its id, which for a new piece is the piece's id. */
  readonly mutation: string;
  readonly create?: NewPiece;
  readonly save?: PieceChange;
}

/** Unanswered requests, at most one per draft. Its methods reject if the browser's storage is blocked or full. */
export interface Outbox {
  load(key: string): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
}

const inStore = browserStore('daybreak-outbox', 'requests', { keyPath: 'key' });

/** Requests stored in this browser; they survive a closed or crashed page. */
export const browserOutbox: Outbox = {
  load: (key) => inStore('readonly', (entries) => answer<OutboxEntry | undefined>(entries.get(key))),
  put: async (entry) => {
    await inStore('readwrite', (entries) => answer(entries.put(entry)), { durability: 'strict' });
  },
  remove: (key) => inStore('readwrite', (entries) => answer(entries.delete(key)), { durability: 'strict' }),
};

/** Requests stored as long as the page is open. */
export function memoryOutbox(): Outbox {
  const entries = new Map<string, OutboxEntry>();
  return {
    load: async (key) => entries.get(key),
    put: async (entry) => {
      entries.set(entry.key, entry);
    },
    remove: async (key) => {
      entries.delete(key);
    },
  };
}
