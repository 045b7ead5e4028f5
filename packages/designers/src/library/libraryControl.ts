import type { UploadedImage } from '../images/uploadedImage.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import type {
  Elsewhere,
  FieldRules,
  OpenedPiece,
  Overwritten,
  PieceRights,
  SavedPiece,
} from './pieceStore.ts';

/** How a draft is kept. */
export type KeptState =
  /** In this browser only: no piece stands behind it. */
  | { readonly is: 'browser' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  /** In this browser until the store can be reached again. */
  | { readonly is: 'waiting' }
  /** The store refused, and says why in a sentence; the draft stays in this browser. */
  | { readonly is: 'notSaved'; readonly why: string };

/** The piece that stands behind a draft of this browser. */
export interface LinkedPiece {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly rights: PieceRights;
  readonly ownerId: string;
  readonly rules: FieldRules;
  readonly fromTemplate: OpenedPiece['fromTemplate'];
  /** As last answered; 0 until the store has it. */
  readonly revision: number;
  readonly version: number;
  /** What was overwritten by this browser's changes and not looked at yet. */
  readonly overwritten: readonly Overwritten[];
  /** Where else it is open now. */
  readonly others: readonly Elsewhere[];
}

/** The library at work in one page. Keys are those of the `DraftStore`. */
export interface LibraryControl {
  /** The drafts, for designers in place of the store that was given: what they keep in it is sent. */
  readonly drafts: DraftStore;
  /** Pictures that came with pieces, for designers after the person's own. The same array until there are others. */
  images(): readonly UploadedImage[];
  subscribeImages(listener: () => void): () => void;
  stateOf(key: string): KeptState;
  /** Undefined: the draft is in this browser only. The same object until something of it changes. */
  pieceOf(key: string): LinkedPiece | undefined;
  /** Calls back when the state or the piece of a draft changed. */
  subscribe(key: string, listener: () => void): () => void;
  /** Says that a draft is open in this page: it is visited, and kept fresh, until the returned function is called. */
  attend(key: string): () => void;
  /**
   * Makes a piece of a draft and gives its id at once, without a network too. One that the store has not taken yet gets the other name.
   *
   * @throws when the browser's storage is full or blocked, or the draft belongs to another account.
   */
  keep(key: string, name: string, folder?: string): string;
  /**
   * Shows pictures that were added while a piece is open in the fields that nothing is chosen for: a piece names its pictures, none fills
   * a field by itself. Does nothing for a draft without a piece.
   */
  addPictures(key: string, uploads: readonly string[]): Promise<void>;
  /** Brings a piece into this browser as a draft of its designer, opens it there and gives its key. */
  openPiece(id: string): Promise<string>;
  /** Takes over what another request made of the piece: a version restored, a value put back, a template followed. */
  take(key: string, saved: SavedPiece): void;
  /** Reads the piece again: its name, rights and rules may have changed. */
  refresh(key: string): Promise<void>;
  /** What was overwritten was looked at. */
  seen(key: string): void;
  /** Keeps the piece as it is as a version once all changes have arrived, before a download for example. */
  keepVersion(key: string): void;
  /** Tries again now what was refused or waits. */
  retry(key: string): void;
  /** Sends all that waits, and resolves once it has arrived or cannot for now. */
  flush(): Promise<void>;
  /** Leaves the draft in this browser, without a piece. */
  unlink(key: string): void;
  /** Saves the drafts that this browser held when the library started, and no later ones, as pieces: once for each account and browser. Gives how many. */
  moveDrafts(): Promise<number>;
  stop(): void;
}
