import { memoryDrafts } from '../../../editor/drafts/draftStore.ts';
import { memoryImages } from '../../../editor/images/store/imageStore.ts';
import type { LibraryOptions } from '../libraryOptions.ts';
import { memoryPieces } from '../memoryPieces.ts';
import { memoryOutbox } from '../sync/outbox.ts';
import { startLibrary } from '../sync/startLibrary.ts';
import { pageLock } from '../sync/tabLock.ts';

const designers = [
  { id: 'poster', title: 'Poster' },
  { id: 'flyer', title: 'Flyer' },
];

/** Simulates one browser. Timers run on command. */
export function oneBrowser(pieces = memoryPieces()) {
  const places = {
    drafts: memoryDrafts(),
    outbox: memoryOutbox(),
    images: memoryImages(),
    pieceImages: memoryImages(),
    alone: pageLock(),
  };
  const timers: { work: () => void; time: number }[] = [];
  const start = (over: Partial<LibraryOptions> = {}) =>
    startLibrary({
      store: pieces.as(over.account ?? 'ada'),
      account: 'ada',
      designers,
      designerVersion: 1,
      later: (work, time) => {
        const timer = { work, time };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
      ...places,
      ...over,
    });
  return { ...places, pieces, start, timers };
}
