import type { DraftStore } from '../../../editor/drafts/draftStore.ts';
import { pieceKey } from '../../../editor/drafts/drafts.ts';
import type { KeptState, LinkedPiece } from '../libraryControl.ts';
import { type Link, readLink, shownPiece } from '../links.ts';
import type { Elsewhere } from '../pieceStore.ts';
import { otherAccountMessage, type SaveStates } from './saveStates.ts';

interface ShownParts {
  /** This browser's drafts, which other tabs change, too. */
  drafts: DraftStore;
  account: string;
  states: SaveStates;
  linkOf: (key: string) => Link | undefined;
  isSent: (key: string, link: Link) => boolean;
  othersAt: (key: string) => readonly Elsewhere[];
}

/** The state and the piece of each draft, as the page shows them. */
export function shownPieces({ drafts, account, states, linkOf, isSent, othersAt }: ShownParts) {
  const pieces = new Map<string, LinkedPiece | undefined>();
  return {
    stateOf(key: string): KeptState {
      const link = readLink(drafts, key);
      if (!states.has(key) && link)
        states.begin(
          key,
          link.account !== account
            ? { is: 'notSaved', why: otherAccountMessage }
            : isSent(key, link)
              ? { is: 'saved', at: link.savedAt }
              : { is: 'waiting' },
        );
      return states.of(key);
    },
    pieceOf(key: string): LinkedPiece | undefined {
      if (pieces.has(key)) return pieces.get(key);
      const link = linkOf(key);
      const piece = link && shownPiece(link, othersAt(key));
      pieces.set(key, piece);
      return piece;
    },
    /** Shows a piece again after it changed. */
    refresh(key: string): void {
      pieces.delete(key);
      states.tell(key);
    },
    subscribe(key: string, listener: () => void): () => void {
      const stop = states.subscribe(key, listener);
      const leaveLink = drafts.follow?.(pieceKey(key), {
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
  };
}
