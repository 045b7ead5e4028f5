import { campaignKey, pieceKey } from '../../../editor/drafts/drafts.ts';
import { type Link, readLink, textsOf } from '../links.ts';
import { pieceCampaignOf, sameCampaign } from '../pieceCampaign.ts';
import { type PiecePictures, uploadIn } from '../piecePictures.ts';
import type { OpenedPiece, PieceCampaign, PieceDraft, PieceStore, SavedPiece } from '../pieceStore.ts';
import { changesTo, mergeAnswer, nextRequest } from './changes.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import type { SyncedDrafts } from './syncedDrafts.ts';

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

  const linkOf = (key: string): Link | undefined => {
    const link = readLink(drafts, key);
    return link?.account === account ? link : undefined;
  };
  const writeLink = (key: string, link: Link): void => {
    drafts.receive(pieceKey(key), link);
    onLink(key);
  };
  const localOf = (key: string, link: Link): PieceDraft => {
    const stored = drafts.load(key);
    return stored === undefined ? link.acked : textsOf(stored);
  };

  /**
   * Ignores failures: if requests can't be stored, the draft still has their changes, where unanswered ones are found
   * again.
   */
  const ignoreFailure = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
    work.catch((error: unknown) => {
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

  function fill(key: string, values: PieceDraft): void {
    if (Object.keys(values).length === 0) return;
    const stored = drafts.load(key);
    drafts.receive(key, { ...(typeof stored === 'object' ? stored : {}), ...values });
  }

  async function nextEntry(key: string, link: Link) {
    if (link.revision === 0) fill(key, await filled(link, localOf(key, link)));
    const local = localOf(key, link);
    const { files, refused } = await pictures.send(local, link.pictures);
    const [why] = refused.values();
    const isRefused = (value: string) => refused.has(uploadIn(value) ?? '');
    const sendable: Record<string, string> = { ...local };
    for (const [field, value] of Object.entries(local)) {
      if (!isRefused(value)) continue;
      const answered = link.acked[field];
      if (answered === undefined) delete sendable[field];
      else sendable[field] = answered;
    }
    const of = { key, account };
    const made = { designerVersion: versionOf(link.designer), brandVersion, pictures: files };
    if (link.revision === 0) {
      const { id, designer, name, folder } = link;
      const create = { id, designer, name, folder, draft: sendable, ...made };
      return { why, entry: { ...of, mutation: id, create } };
    }
    const request = nextRequest(link, sendable);
    if (!request) return { why };
    const mutation = crypto.randomUUID();
    return { why, entry: { ...of, mutation, save: { id: link.id, mutation, ...request, ...made } } };
  }

  function take(key: string, answer: SavedPiece | OpenedPiece, entry?: OutboxEntry): void {
    const before = linkOf(key);
    if (!before) return;
    const opened = 'rights' in answer ? answer : undefined;
    const known = opened
      ? {
          ...before,
          name: opened.name,
          rights: opened.rights,
          ownerId: opened.ownerId,
          rules: opened.rules,
          fromTemplate: opened.fromTemplate,
        }
      : before;
    const saved = 'overwritten' in answer ? answer : { ...answer, overwritten: [] };
    const local = localOf(key, before);
    const { link, draft, taken } = mergeAnswer(
      known,
      local,
      saved,
      entry?.create?.draft ?? entry?.save?.changed,
    );
    // Other people's changes: they save those as a version themselves.
    const isOthers = !entry && before.versioned === before.revision;
    const next: Link = {
      ...link,
      ...(opened && { set: opened.set }),
      savedAt: Date.now(),
      done: entry?.mutation ?? link.done,
      versioned: isOthers || entry?.create ? link.revision : link.versioned,
    };
    if (opened?.set) receiveCampaign(key, known, opened.set);
    writeLink(key, next);
    const stored = drafts.load(key);
    if (taken.length > 0 || stored === undefined) {
      const gone = new Set(taken.filter((field) => draft[field] === undefined));
      const rest = Object.entries(stored ?? {}).filter(([field]) => !gone.has(field));
      drafts.receive(key, { ...Object.fromEntries(rest), ...draft });
      // A designer in which the user was typing kept their text over incoming text that they hadn't seen.
      const after = localOf(key, next);
      const unseen = taken.filter((field) => after[field] !== draft[field]);
      if (unseen.length > 0) {
        const blind = Object.fromEntries(unseen.map((field) => [field, before.revision]));
        writeLink(key, { ...next, blind: { ...next.blind, ...blind } });
      }
    }
  }

  /**
   * If campaign data was stored with a piece here and elsewhere at the same time, the local data overwrites the other;
   * a user with view rights gets the other.
   */
  function receiveCampaign(key: string, known: Link, theirs: PieceCampaign): void {
    const localCampaign = pieceCampaignOf(drafts, key);
    const isNews = !sameCampaign(theirs, known.set);
    if (!localCampaign || (isNews && (known.rights === 'view' || sameCampaign(localCampaign, known.set))))
      drafts.receive(campaignKey(key), theirs);
  }

  /** Campaign data of the draft that the store doesn't have. */
  function unsentCampaign(key: string, link: Link): PieceCampaign | undefined {
    const localCampaign = link.rights === 'view' ? undefined : pieceCampaignOf(drafts, key);
    return sameCampaign(localCampaign, link.set) ? undefined : localCampaign;
  }

  const isSent = (key: string, link: Link): boolean =>
    link.revision > 0 &&
    Object.keys(changesTo(link.acked, localOf(key, link))).length === 0 &&
    !unsentCampaign(key, link);

  async function sendCampaign(key: string, { id }: Link, campaign: PieceCampaign): Promise<void> {
    take(key, await store.keepCampaign(id, campaign));
    const link = linkOf(key);
    if (link) writeLink(key, { ...link, set: campaign });
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

  return { linkOf, writeLink, localOf, isSent, fill, send, take };
}
