import type { Link } from '../links.ts';
import { type PiecePictures, uploadIn } from '../piecePictures.ts';
import type { OpenedPiece, PieceCampaign, PieceDraft, PieceStore, SavedPiece } from '../pieceStore.ts';
import { nextRequest } from './changes.ts';
import { linkedDrafts } from './linkedDrafts.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import type { SyncedDrafts } from './syncedDrafts.ts';
import { takeAnswer } from './takeAnswer.ts';

export interface SyncParts {
  store: PieceStore;
  drafts: SyncedDrafts;
  outbox: Outbox;
  pictures: PiecePictures;
  /** The uploads in this browser that fill a new piece. */
  filled: (link: Link, draft: PieceDraft) => Promise<PieceDraft>;
  account: string;
  versionOf: (designer: string) => number;
  brandVersion: string;
  /** Called when a draft's link has changed. */
  onLink: (key: string) => void;
}

/** Syncs a draft with its piece. The caller makes sure that nothing else does so at the same time. */
export interface PieceSync {
  linkOf(key: string): Link | undefined;
  writeLink(key: string, link: Link): void;
  changeLink(key: string, part: Partial<Link>): void;
  /** A draft's values; the store's if this browser has lost them. */
  localOf(key: string, link: Link): PieceDraft;
  /** True if the store has all of this browser's changes to the piece. */
  isSent(key: string, link: Link): boolean;
  /** Sets values in a draft that no one typed. */
  fill(key: string, values: PieceDraft): void;
  /**
   * Sends everything the store doesn't have, request by request. Returns the reason if a picture couldn't be sent.
   * Rejects with a `PieceStoreError`.
   */
  send(key: string, onRequest: () => void): Promise<string | undefined>;
  /** Applies the store's answer about the piece. */
  take(key: string, answer: SavedPiece | OpenedPiece, entry?: OutboxEntry): void;
}

export function pieceSync(parts: SyncParts): PieceSync {
  const { store, drafts, outbox, pictures, filled, account, versionOf, brandVersion, onLink } = parts;
  const linked = linkedDrafts(drafts, account, onLink);
  const { linkOf, writeLink, changeLink, localOf, fill, unsentCampaign, isSent } = linked;
  const take = takeAnswer(drafts, linked);

  /**
   * Ignores failures: if requests can't be stored, the draft still has their changes, where unanswered ones are found
   * again.
   */
  const ignoreFailure = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
    promise.catch((error: unknown) => {
      console.warn("This browser doesn't keep requests.", error);
      return undefined;
    });

  async function pendingEntry(key: string, link: Link): Promise<OutboxEntry | undefined> {
    const entry = await ignoreFailure(outbox.load(key));
    if (entry?.account !== account) return undefined;
    const piece = entry.create?.id ?? entry.save?.id;
    if (piece === link.id && entry.mutation !== link.done) return entry;
    await ignoreFailure(outbox.remove(key));
    return undefined;
  }

  async function nextEntry(key: string, link: Link) {
    if (link.revision === 0) fill(key, await filled(link, localOf(key, link)));
    const local = localOf(key, link);
    const { files, refusals } = await pictures.send(local, link.pictures);
    const [refusal] = refusals.values();
    const isRefused = (value: string) => refusals.has(uploadIn(value) ?? '');
    const sendable: Record<string, string> = { ...local };
    for (const [field, value] of Object.entries(local)) {
      if (!isRefused(value)) continue;
      const acknowledged = link.acked[field];
      if (acknowledged === undefined) delete sendable[field];
      else sendable[field] = acknowledged;
    }
    const of = { key, account };
    const made = { designerVersion: versionOf(link.designer), brandVersion, pictures: files };
    if (link.revision === 0) {
      const { id, designer, name, folder } = link;
      const create = { id, designer, name, folder, draft: sendable, ...made };
      return { why: refusal, entry: { ...of, mutation: id, create } };
    }
    const request = nextRequest(link, sendable);
    if (!request) return { why: refusal };
    const mutation = crypto.randomUUID();
    return { why: refusal, entry: { ...of, mutation, save: { id: link.id, mutation, ...request, ...made } } };
  }

  async function sendCampaign(key: string, { id }: Link, campaign: PieceCampaign): Promise<void> {
    take(key, await store.keepCampaign(id, campaign));
    changeLink(key, { set: campaign });
  }

  async function send(key: string, onRequest: () => void): Promise<string | undefined> {
    for (;;) {
      const link = linkOf(key);
      if (!link) return undefined;
      const pending = await pendingEntry(key, link);
      const { entry, why } = pending ? { entry: pending, why: undefined } : await nextEntry(key, link);
      if (!entry) {
        const campaign = unsentCampaign(key, link);
        if (!campaign) return why;
        onRequest();
        await sendCampaign(key, link, campaign);
        continue;
      }
      onRequest();
      if (!pending) await ignoreFailure(outbox.put(entry));
      const { create, save } = entry as OutboxEntry;
      try {
        if (create) take(key, await store.create(create), entry);
        else if (save) take(key, await store.save(save), entry);
      } catch (error) {
        // None of it was applied, so the next request is a new one.
        if ((error as { kind?: string }).kind === 'refused') await ignoreFailure(outbox.remove(key));
        throw error;
      }
      await ignoreFailure(outbox.remove(key));
    }
  }

  return { linkOf, writeLink, changeLink, localOf, isSent, fill, send, take };
}
