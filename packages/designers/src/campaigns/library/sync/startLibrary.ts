import { brandVersion } from '@daybreak/brand';
import { draftInCampaign, pieceKey } from '../../../editor/drafts/drafts.ts';
import { browserImages, browserPieceImages } from '../../../editor/images/store/imageStore.ts';
import { fillFreeSlots, resolveDefaultUploads } from '../fillSlots.ts';
import type { LibraryControl } from '../libraryControl.ts';
import type { LibraryOptions } from '../libraryOptions.ts';
import { draftsOf } from '../localPieces.ts';
import { piecePictures } from '../piecePictures.ts';
import type { LibraryParts } from './libraryParts.ts';
import { openingPieces } from './openingPieces.ts';
import { browserOutbox } from './outbox.ts';
import { onPageEvents } from './pageEvents.ts';
import { pieceSync } from './pieceSync.ts';
import { createSaveStates } from './saveStates.ts';
import { savingDrafts } from './savingDrafts.ts';
import { sendQueue } from './sendQueue.ts';
import { shownPieces } from './shownPieces.ts';
import { syncedDrafts } from './syncedDrafts.ts';
import { browserLock } from './tabLock.ts';
import { visitsOf } from './visits.ts';

/** The delay between storing a draft and sending it, which includes everything stored in between. */
const sendDelay = 500;

const inTime: LibraryParts['later'] = (task, time) => {
  const timer = setTimeout(task, time);
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
  const imageListeners = new Set<() => void>();

  const drafts = syncedDrafts(browserDrafts, (savedKey) => {
    const key = draftInCampaign(savedKey) ?? savedKey;
    if (!sync.linkOf(key)) return;
    states.set(key, { is: 'saving' });
    queue.schedule(key, sendDelay);
  });
  const pictures = piecePictures({
    store,
    userImages: images,
    pieceImages,
    onChange: () => {
      for (const listener of imageListeners) listener();
    },
  });
  const sync = pieceSync({
    ...{ store, drafts, outbox, pictures, account, brandVersion },
    versionOf: typeof designerVersion === 'number' ? () => designerVersion : designerVersion,
    filled: async ({ designer }, draft) => {
      const uploads = await pictures.uploads();
      return uploads.length > 0 ? resolveDefaultUploads(await fills(designer), draft, uploads) : {};
    },
    onLink: (key) => linkedPieces.refresh(key),
  });
  const linkedPieces = shownPieces({
    ...{ drafts: browserDrafts, account, states },
    ...{ linkOf: sync.linkOf, isSent: sync.isSent, othersAt: (key) => visits.othersAt(key) },
  });
  const parts: LibraryParts = {
    ...{ store, account, designers, later, drafts, states, pictures, sync },
    runExclusively: (task) => aloneUnder(`daybreak-library:${account}`, task),
  };
  const queue = sendQueue(parts);
  const { schedule, isStopped } = queue;
  const refresh = (key: string) =>
    queue.withSentPiece(key, async ({ id }) => {
      const piece = await store.open(id);
      sync.take(key, piece);
      await pictures.fetch(piece.draft, piece.pictures);
    });
  const visits = visitsOf({ ...parts, showPiece: linkedPieces.refresh, refresh });
  const opening = openingPieces({ ...parts, refresh, isStopped });
  const saving = savingDrafts({ ...parts, schedule });

  const stopEvents = onPageEvents(() => {
    queue.sendNow();
    visits.visitAll();
  }, visits.leave);
  for (const { id } of designers)
    for (const { key } of draftsOf(drafts, id, 'thrown too')) {
      const link = sync.linkOf(key);
      if (!link) continue;
      if (!sync.isSent(key, link) || link.revision > link.versioned) schedule(key);
    }

  return {
    drafts: { ...drafts, bringCampaign: opening.fetchCampaign },
    images: pictures.images,
    subscribeImages(listener) {
      imageListeners.add(listener);
      return () => imageListeners.delete(listener);
    },
    stateOf: linkedPieces.stateOf,
    pieceOf: linkedPieces.pieceOf,
    subscribe: linkedPieces.subscribe,
    attend: visits.attend,
    keep: saving.keep,
    async addPictures(key, uploads) {
      const link = sync.linkOf(key);
      if (!link || link.rights === 'view') return;
      const places = await fills(link.designer);
      sync.fill(key, fillFreeSlots(places, sync.localOf(key, link), uploads));
      schedule(key);
    },
    openPiece: opening.openPiece,
    take: (key, saved) => void queue.withSentPiece(key, async () => sync.take(key, saved)),
    refresh,
    seen: (key) => sync.changeLink(key, { overwritten: [] }),
    keepVersion: (key) => void queue.keepVersion(key),
    retry: queue.sendNow,
    flush: queue.flush,
    unlink(key) {
      drafts.clear(pieceKey(key));
      states.forget(key);
      linkedPieces.refresh(key);
      void outbox.remove(key);
    },
    moveDrafts: saving.moveDrafts,
    stop() {
      queue.stop();
      visits.stop();
      pictures.stop();
      stopEvents();
    },
  };
}
