import type { Elsewhere } from '../pieceStore.ts';
import type { LibraryParts } from './libraryParts.ts';
import { isFault, stateAfterError } from './saveStates.ts';

interface VisitParts extends LibraryParts {
  showPiece: (key: string) => void;
  refresh: (key: string) => Promise<void>;
}

/** Milliseconds between checks of an open piece while the page is visible. */
const interval = 15_000;

export const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Tracks the pieces open in this page: who else has them open, and others' changes to them. */
export function visitsOf({ store, sync, states, pictures, showPiece, refresh, later }: VisitParts) {
  const place = crypto.randomUUID();
  const others = new Map<string, readonly Elsewhere[]>();
  const attended = new Map<string, number>();
  let isStopped = false;
  let cancel = () => {};

  async function visit(key: string): Promise<void> {
    const link = sync.linkOf(key);
    if (!link || link.revision === 0) return;
    try {
      const answer = await store.visit(link.id, place);
      if (isStopped) return;
      if (JSON.stringify(others.get(key) ?? []) !== JSON.stringify(answer.others)) {
        others.set(key, answer.others);
        showPiece(key);
      }
      const currentLink = sync.linkOf(key);
      const wasRefused = states.of(key).is === 'notSaved';
      if (
        currentLink &&
        (answer.revision > currentLink.revision || answer.rights !== currentLink.rights || wasRefused)
      )
        await refresh(key);
      else if (currentLink) await pictures.fetch(currentLink.acked, currentLink.pictures);
    } catch (error) {
      // Everything may be saved already, so the store being away changes nothing.
      if (!isFault(error) || error.kind !== 'away') states.set(key, stateAfterError(error));
    }
  }

  function visitAll() {
    cancel();
    if (isStopped) return;
    if (!isHidden()) for (const key of attended.keys()) void visit(key);
    cancel = later(visitAll, interval);
  }

  /** The page may be gone before the responses arrive. */
  function leavePiece(key: string) {
    const link = sync.linkOf(key);
    if (!link || link.revision === 0) return;
    const warn = (error: unknown) => console.warn("Couldn't report that a piece was closed.", error);
    store.visit(link.id, place, true).catch(warn);
    if (sync.isSent(key, link) && link.revision > link.versioned && link.rights !== 'view')
      store.keepVersion(link.id).catch(warn);
  }
  function leave() {
    for (const key of attended.keys()) leavePiece(key);
  }

  cancel = later(visitAll, interval);
  return {
    visitAll,
    leave,
    othersAt: (key: string): readonly Elsewhere[] => others.get(key) ?? [],
    attend(key: string): () => void {
      attended.set(key, (attended.get(key) ?? 0) + 1);
      void visit(key);
      return () => {
        const left = (attended.get(key) ?? 1) - 1;
        if (left > 0) {
          attended.set(key, left);
          return;
        }
        attended.delete(key);
        if (!isStopped) leavePiece(key);
      };
    },
    stop() {
      leave();
      isStopped = true;
      cancel();
    },
  };
}
