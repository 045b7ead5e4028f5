import { brandVersion } from '@daybreak/brand';
import { campaignKey, draftInCampaign, draftKey, pieceKey } from '../../../editor/drafts/drafts.ts';
import { browserImages, browserPieceImages } from '../../../editor/images/store/imageStore.ts';
import { fillFreeSlots, resolveDefaultUploads } from '../fillSlots.ts';
import type { LibraryControl, LinkedPiece } from '../libraryControl.ts';
import type { LibraryOptions } from '../libraryOptions.ts';
import { type Link, linkTo, newLink, readLink, shownPiece } from '../links.ts';
import {
  addDraft,
  draftsOf,
  hasMigrated,
  keyOfPiece,
  markMigrated,
  openOnShelf,
  unlinkedDrafts,
} from '../localPieces.ts';
import { pieceCampaignOf } from '../pieceCampaign.ts';
import { piecePictures } from '../piecePictures.ts';
import type { CampaignPieceFound, OpenedPiece } from '../pieceStore.ts';
import { browserOutbox } from './outbox.ts';
import { pieceSync } from './pieceSync.ts';
import { createSaveStates, isFault, otherAccountMessage, retryDelay, stateAfterError } from './saveStates.ts';
import { syncedDrafts } from './syncedDrafts.ts';
import { browserLock } from './tabLock.ts';
import { isHidden, visitsOf } from './visits.ts';

/** The delay between storing a draft and sending it, which includes everything stored in between. */
const sendDelay = 500;
/** Milliseconds without a change before a version is saved. */
const pause = 30_000;

const inTime: NonNullable<LibraryOptions['later']> = (work, time) => {
  const timer = setTimeout(work, time);
  return () => clearTimeout(timer);
};

/** Keeps this browser's drafts in sync with their pieces until it's stopped. */
export function startLibrary({
  store,
  drafts: browserDrafts,
  account,
  designers,
  designerVersion,
  fills = async () => ({}),
  outbox = browserOutbox,
  images = browserImages,
  pieceImages = browserPieceImages,
  alone: aloneUnder = browserLock,
  later = inTime,
}: LibraryOptions): LibraryControl {
  const states = createSaveStates();
  const pieces = new Map<string, LinkedPiece | undefined>();
  const waiting = new Set<string>();
  const timers = new Map<string, () => void>();
  const imageListeners = new Set<() => void>();
  let tries = 0;
  /** The store asked not to be contacted before this time. */
  let notBefore = 0;
  let stopped = false;

  const drafts = syncedDrafts(browserDrafts, (kept) => {
    const key = draftInCampaign(kept) ?? kept;
    if (!sync.linkOf(key)) return;
    states.set(key, { is: 'saving' });
    scheduleSend(key, sendDelay);
  });
  const pictures = piecePictures({
    store,
    own: images,
    kept: pieceImages,
    onChange: () => {
      for (const listener of imageListeners) listener();
    },
  });
  const showPiece = (key: string) => {
    pieces.delete(key);
    states.tell(key);
  };
  const sync = pieceSync({
    ...{ store, drafts, outbox, pictures, account, brandVersion },
    versionOf: typeof designerVersion === 'number' ? () => designerVersion : designerVersion,
    filled: async ({ designer }, draft) => {
      const uploads = await pictures.uploads();
      return uploads.length > 0 ? resolveDefaultUploads(await fills(designer), draft, uploads) : {};
    },
    onLink: showPiece,
  });
  const runExclusively = <Value>(work: () => Promise<Value>) =>
    aloneUnder(`daybreak-library:${account}`, work);
  const change = (key: string, part: Partial<Link>) => {
    const link = sync.linkOf(key);
    if (link) sync.writeLink(key, { ...link, ...part });
  };

  /** Starts the one timer for a purpose; the last call counts. */
  function after(name: string, time: number, work: () => void) {
    timers.get(name)?.();
    timers.set(name, later(work, time));
  }
  function scheduleSend(key: string, delay = 0) {
    waiting.add(key);
    after('send', Math.max(delay, notBefore - Date.now()), () => void flush());
  }
  /** The awaited data may have arrived by now. */
  function sendNow(key?: string) {
    tries = 0;
    notBefore = 0;
    if (key !== undefined) waiting.add(key);
    after('send', 0, () => void flush());
  }

  /** Sends a draft's changes, then shows its storage state. */
  async function send(key: string): Promise<boolean> {
    try {
      const why = await sync.send(key, () => states.set(key, { is: 'saving' }));
      const link = sync.linkOf(key);
      if (!link) states.forget(key);
      else states.set(key, why ? { is: 'notSaved', why } : { is: 'saved', at: link.savedAt });
      if (link && link.revision > link.versioned) after(`version ${key}`, pause, () => void version(key));
      tries = 0;
      return true;
    } catch (error) {
      states.set(key, stateAfterError(error));
      if (isFault(error) && error.kind === 'away') {
        const wait = retryDelay(tries++, error);
        notBefore = Date.now() + wait;
        scheduleSend(key);
      }
      return false;
    }
  }

  async function flush(): Promise<void> {
    await runExclusively(async () => {
      while (waiting.size > 0 && !stopped) {
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
  async function withSentPiece(key: string, work: (link: Link) => Promise<void>): Promise<void> {
    await runExclusively(async () => {
      if (stopped) return;
      await send(key);
      const link = sync.linkOf(key);
      if (!link || waiting.has(key)) return;
      try {
        await work(link);
      } catch (error) {
        // Everything is saved, so the store being away changes nothing.
        if (!isFault(error) || error.kind !== 'away') states.set(key, stateAfterError(error));
      }
    });
  }

  const version = (key: string) =>
    withSentPiece(key, async (link) => {
      if (link.revision <= link.versioned || link.rights === 'view' || !sync.isSent(key, link)) return;
      change(key, { version: await store.keepVersion(link.id), versioned: link.revision });
    });

  const refresh = (key: string) =>
    withSentPiece(key, async ({ id }) => {
      const opened = await store.open(id);
      sync.take(key, opened);
      await pictures.fetch(opened.draft, opened.pictures);
    });

  const visits = visitsOf({ store, sync, states, pictures, showPiece, refresh, later });

  function onReturn() {
    if (isHidden()) return;
    sendNow();
    visits.all();
  }

  function stateOf(key: string) {
    const link = readLink(drafts, key);
    if (!states.has(key) && link)
      states.begin(
        key,
        link.account !== account
          ? { is: 'notSaved', why: otherAccountMessage }
          : sync.isSent(key, link)
            ? { is: 'saved', at: link.savedAt }
            : { is: 'waiting' },
      );
    return states.of(key);
  }

  function pieceOf(key: string): LinkedPiece | undefined {
    if (pieces.has(key)) return pieces.get(key);
    const link = sync.linkOf(key);
    const piece = link && shownPiece(link, visits.othersAt(key));
    pieces.set(key, piece);
    return piece;
  }

  function keep(key: string, name: string, folder?: string): string {
    const link = readLink(drafts, key);
    if (link && link.account !== account) throw new Error(otherAccountMessage);
    const designer = designers.find(({ id }) => key === id || key.startsWith(`${id}.`))?.id ?? key;
    const id = link?.id ?? crypto.randomUUID();
    if (!link || link.revision === 0)
      sync.writeLink(key, newLink(account, { id, designer, name, ...(folder && { folder }) }));
    states.set(key, { is: 'saving' });
    scheduleSend(key);
    return id;
  }

  async function addPictures(key: string, uploads: readonly string[]): Promise<void> {
    const link = sync.linkOf(key);
    if (!link || link.rights === 'view') return;
    const places = await fills(link.designer);
    sync.fill(key, fillFreeSlots(places, sync.localOf(key, link), uploads));
    scheduleSend(key);
  }

  /** Makes a draft from a piece and adds it to its designer's drafts with `place`. */
  function addLocalDraft(opened: OpenedPiece, place: typeof addDraft): string {
    const { name, designer } = opened;
    const entry = { id: crypto.randomUUID().slice(0, 13), name };
    const key = draftKey(designer, entry.id);
    drafts.receive(key, opened.draft);
    if (opened.set) drafts.receive(campaignKey(key), opened.set);
    sync.writeLink(key, linkTo(account, opened));
    place(drafts, designer, entry);
    return key;
  }

  /** Shows failures of its pictures at the draft, which opens without them. */
  const fetchPictures = (key: string, { draft, pictures: files }: OpenedPiece) =>
    pictures.fetch(draft, files).catch((error: unknown) => {
      if (!isFault(error)) throw error;
      states.set(key, stateAfterError(error));
    });

  async function openPiece(id: string): Promise<string> {
    const localDraft = keyOfPiece(drafts, designers, id, account);
    if (localDraft) {
      openOnShelf(drafts, localDraft.designer, localDraft.entry);
      await refresh(localDraft.key);
      return localDraft.key;
    }
    const opened = await store.open(id);
    const key = addLocalDraft(opened, openOnShelf);
    await fetchPictures(key, opened);
    return key;
  }

  /**
   * Fetches a piece of a campaign that this browser doesn't have. View-only pieces aren't fetched: nothing in them can
   * be updated.
   */
  const fetchMember = ({ id, designer }: CampaignPieceFound) =>
    runExclusively(async () => {
      const isKnown = designers.some((each) => each.id === designer);
      if (stopped || !isKnown || keyOfPiece(drafts, designers, id, account, 'thrown too')) return;
      const opened = await store.open(id);
      if (opened.rights === 'view' || stopped) return;
      await fetchPictures(addLocalDraft(opened, addDraft), opened);
    });

  async function fetchCampaign(key: string): Promise<void> {
    const campaign = pieceCampaignOf(drafts, key)?.set;
    if (campaign === undefined) return;
    for (const found of await store.piecesOfCampaign(campaign)) {
      const localDraft = keyOfPiece(drafts, designers, found.id, account);
      if (!localDraft) await fetchMember(found);
      else if ((sync.linkOf(localDraft.key)?.revision ?? 0) < found.revision) await refresh(localDraft.key);
    }
  }

  /** Takes a snapshot: drafts that the user starts before these have moved aren't included. */
  const draftsAtStart = hasMigrated(drafts, account)
    ? []
    : designers.flatMap(({ id, title }) => unlinkedDrafts(drafts, id, title));
  const moveDrafts = () =>
    runExclusively(async () => {
      if (hasMigrated(drafts, account)) return 0;
      const mine = draftsAtStart.filter(({ key }) => !readLink(drafts, key));
      for (const { key, name } of mine) keep(key, name);
      markMigrated(drafts, account);
      return mine.length;
    });

  globalThis.addEventListener?.('online', onReturn);
  globalThis.addEventListener?.('pagehide', visits.leave);
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', onReturn);
  for (const { id } of designers)
    for (const { key } of draftsOf(drafts, id, 'thrown too')) {
      const link = sync.linkOf(key);
      if (!link) continue;
      if (!sync.isSent(key, link) || link.revision > link.versioned) scheduleSend(key);
    }

  return {
    drafts: { ...drafts, bringCampaign: fetchCampaign },
    images: pictures.images,
    subscribeImages(listener) {
      imageListeners.add(listener);
      return () => imageListeners.delete(listener);
    },
    stateOf,
    pieceOf,
    subscribe(key, listener) {
      const stop = states.subscribe(key, listener);
      const leaveLink = browserDrafts.follow?.(pieceKey(key), {
        onChange: () => {
          pieces.delete(key);
          states.forget(key);
        },
      });
      return () => {
        stop();
        leaveLink?.();
      };
    },
    attend: visits.attend,
    keep,
    addPictures,
    openPiece,
    take: (key, saved) => void withSentPiece(key, async () => sync.take(key, saved)),
    refresh,
    seen: (key) => change(key, { overwritten: [] }),
    keepVersion: (key) => void version(key),
    retry: sendNow,
    flush,
    unlink(key) {
      drafts.clear(pieceKey(key));
      states.forget(key);
      showPiece(key);
      void outbox.remove(key);
    },
    moveDrafts,
    stop() {
      stopped = true;
      for (const cancel of timers.values()) cancel();
      visits.stop();
      pictures.stop();
      globalThis.removeEventListener?.('online', onReturn);
      globalThis.removeEventListener?.('pagehide', visits.leave);
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', onReturn);
    },
  };
}
