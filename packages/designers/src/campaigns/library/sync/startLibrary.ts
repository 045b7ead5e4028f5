import { brandVersion } from '@daybreak/brand';
import { campaignKey, draftInCampaign, draftKey, pieceKey } from '../../../editor/drafts/drafts.ts';
import { browserImages, browserPieceImages } from '../../../editor/images/store/imageStore.ts';
import { filledByAdded, filledByUploads } from '../fillSlots.ts';
import type { LibraryControl, LinkedPiece } from '../libraryControl.ts';
import type { LibraryOptions } from '../libraryOptions.ts';
import { type Link, linkTo, newLink, readLink, shownPiece } from '../links.ts';
import { pieceCampaignOf } from '../pieceCampaign.ts';
import { piecePictures } from '../piecePictures.ts';
import type { CampaignPieceFound, OpenedPiece } from '../pieceStore.ts';
import {
  draftsOf,
  keyOfPiece,
  openOnShelf,
  putOnShelf,
  unlinkedDrafts,
  wasMoved,
  writeMoved,
} from '../shelves.ts';
import { isFault, keeping, keptAfter, othersDraft, waitBefore } from './keeping.ts';
import { browserOutbox } from './outbox.ts';
import { pieceSync } from './pieceSync.ts';
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
  const states = keeping();
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
    want(key, sendDelay);
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
      return uploads.length > 0 ? filledByUploads(await fills(designer), draft, uploads) : {};
    },
    onLink: showPiece,
  });
  const alone = <Value>(work: () => Promise<Value>) => aloneUnder(`daybreak-library:${account}`, work);
  const change = (key: string, part: Partial<Link>) => {
    const link = sync.linkOf(key);
    if (link) sync.writeLink(key, { ...link, ...part });
  };

  /** Starts the one timer for a purpose; the last call counts. */
  function after(name: string, time: number, work: () => void) {
    timers.get(name)?.();
    timers.set(name, later(work, time));
  }
  function want(key: string, delay = 0) {
    waiting.add(key);
    after('send', Math.max(delay, notBefore - Date.now()), () => void flush());
  }
  /** The awaited data may have arrived by now. */
  function wantNow(key?: string) {
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
      states.set(key, keptAfter(error));
      if (isFault(error) && error.kind === 'away') {
        const wait = waitBefore(tries++, error);
        notBefore = Date.now() + wait;
        want(key);
      }
      return false;
    }
  }

  async function flush(): Promise<void> {
    await alone(async () => {
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
  async function about(key: string, work: (link: Link) => Promise<void>): Promise<void> {
    await alone(async () => {
      if (stopped) return;
      await send(key);
      const link = sync.linkOf(key);
      if (!link || waiting.has(key)) return;
      try {
        await work(link);
      } catch (error) {
        // Everything is saved, so the store being away changes nothing.
        if (!isFault(error) || error.kind !== 'away') states.set(key, keptAfter(error));
      }
    });
  }

  const version = (key: string) =>
    about(key, async (link) => {
      if (link.revision <= link.versioned || link.rights === 'view' || !sync.isSent(key, link)) return;
      change(key, { version: await store.keepVersion(link.id), versioned: link.revision });
    });

  const refresh = (key: string) =>
    about(key, async ({ id }) => {
      const opened = await store.open(id);
      sync.take(key, opened);
      await pictures.fetch(opened.draft, opened.pictures);
    });

  const visits = visitsOf({ store, sync, states, pictures, showPiece, refresh, later });

  function comeBack() {
    if (isHidden()) return;
    wantNow();
    visits.all();
  }

  function stateOf(key: string) {
    const link = readLink(drafts, key);
    if (!states.has(key) && link)
      states.begin(
        key,
        link.account !== account
          ? { is: 'notSaved', why: othersDraft }
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
    const held = readLink(drafts, key);
    if (held && held.account !== account) throw new Error(othersDraft);
    const designer = designers.find(({ id }) => key === id || key.startsWith(`${id}.`))?.id ?? key;
    const id = held?.id ?? crypto.randomUUID();
    if (!held || held.revision === 0)
      sync.writeLink(key, newLink(account, { id, designer, name, ...(folder && { folder }) }));
    states.set(key, { is: 'saving' });
    want(key);
    return id;
  }

  async function addPictures(key: string, uploads: readonly string[]): Promise<void> {
    const link = sync.linkOf(key);
    if (!link || link.rights === 'view') return;
    const places = await fills(link.designer);
    sync.fill(key, filledByAdded(places, sync.localOf(key, link), uploads));
    want(key);
  }

  /** Makes a draft from a piece and adds it to its designer's drafts with `place`. */
  function bringHere(opened: OpenedPiece, place: typeof putOnShelf): string {
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
      states.set(key, keptAfter(error));
    });

  async function openPiece(id: string): Promise<string> {
    const there = keyOfPiece(drafts, designers, id, account);
    if (there) {
      openOnShelf(drafts, there.designer, there.entry);
      await refresh(there.key);
      return there.key;
    }
    const opened = await store.open(id);
    const key = bringHere(opened, openOnShelf);
    await fetchPictures(key, opened);
    return key;
  }

  /**
   * Fetches a piece of a campaign that this browser doesn't have. View-only pieces aren't fetched: nothing in them can
   * be updated.
   */
  const bringMember = ({ id, designer }: CampaignPieceFound) =>
    alone(async () => {
      const isKnown = designers.some((each) => each.id === designer);
      if (stopped || !isKnown || keyOfPiece(drafts, designers, id, account, 'thrown too')) return;
      const opened = await store.open(id);
      if (opened.rights === 'view' || stopped) return;
      await fetchPictures(bringHere(opened, putOnShelf), opened);
    });

  async function bringCampaign(key: string): Promise<void> {
    const campaign = pieceCampaignOf(drafts, key)?.set;
    if (campaign === undefined) return;
    for (const found of await store.piecesOfCampaign(campaign)) {
      const there = keyOfPiece(drafts, designers, found.id, account);
      if (!there) await bringMember(found);
      else if ((sync.linkOf(there.key)?.revision ?? 0) < found.revision) await refresh(there.key);
    }
  }

  /** Takes a snapshot: drafts that the user starts before these have moved aren't included. */
  const fromBefore = wasMoved(drafts, account)
    ? []
    : designers.flatMap(({ id, title }) => unlinkedDrafts(drafts, id, title));
  const moveDrafts = () =>
    alone(async () => {
      if (wasMoved(drafts, account)) return 0;
      const mine = fromBefore.filter(({ key }) => !readLink(drafts, key));
      for (const { key, name } of mine) keep(key, name);
      writeMoved(drafts, account);
      return mine.length;
    });

  globalThis.addEventListener?.('online', comeBack);
  globalThis.addEventListener?.('pagehide', visits.leave);
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', comeBack);
  for (const { id } of designers)
    for (const { key } of draftsOf(drafts, id, 'thrown too')) {
      const link = sync.linkOf(key);
      if (!link) continue;
      if (!sync.isSent(key, link) || link.revision > link.versioned) want(key);
    }

  return {
    drafts: { ...drafts, bringCampaign },
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
    take: (key, saved) => void about(key, async () => sync.take(key, saved)),
    refresh,
    seen: (key) => change(key, { overwritten: [] }),
    keepVersion: (key) => void version(key),
    retry: wantNow,
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
      globalThis.removeEventListener?.('online', comeBack);
      globalThis.removeEventListener?.('pagehide', visits.leave);
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', comeBack);
    },
  };
}
