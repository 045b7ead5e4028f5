import type { LibraryOptions } from '../libraryOptions.ts';
import type { PiecePictures } from '../piecePictures.ts';
import type { PieceSync } from './pieceSync.ts';
import type { SaveStates } from './saveStates.ts';
import type { SyncedDrafts } from './syncedDrafts.ts';

/** What the parts of one running library share. */
export interface LibraryParts
  extends Pick<LibraryOptions, 'store' | 'account' | 'designers'>,
    Required<Pick<LibraryOptions, 'later'>> {
  drafts: SyncedDrafts;
  states: SaveStates;
  pictures: PiecePictures;
  sync: PieceSync;
  /** Runs work while no other tab of the account syncs. */
  runExclusively: <Value>(task: () => Promise<Value>) => Promise<Value>;
}
