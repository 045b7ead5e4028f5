import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import type { UploadedImage } from '../../editor/images/uploadedImage.ts';
import type {
  Elsewhere,
  FieldRules,
  OpenedPiece,
  Overwritten,
  PieceRights,
  SavedPiece,
} from './pieceStore.ts';

/** The storage state of a draft. */
export type KeptState =
  /** Only in this browser: it isn't a piece. */
  | { readonly is: 'browser' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  /** In this browser until the store is reachable again. */
  | { readonly is: 'waiting' }
  /** The store refused, with the reason in a sentence; the draft stays in this browser. */
  | { readonly is: 'notSaved'; readonly why: string };

/** The piece behind a draft in this browser. */
export interface LinkedPiece {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly rights: PieceRights;
  readonly ownerId: string;
  readonly rules: FieldRules;
  readonly fromTemplate: OpenedPiece['fromTemplate'];
  /** From the store's last answer; 0 until the store has it. */
  readonly revision: number;
  readonly version: number;
  /** Values that this browser's changes overwrote and the user hasn't looked at yet. */
  readonly overwritten: readonly Overwritten[];
  /** The other places where it's open right now. */
  readonly others: readonly Elsewhere[];
}

/** The library in one page. Keys are those of the `DraftStore`. */
export interface LibraryControl {
  /** The drafts, for designers to use instead of the original store: everything written to it is sent. */
  readonly drafts: DraftStore;
  /** Pictures that came with pieces, for designers, after the user's own. The same array until the pictures change. */
  images(): readonly UploadedImage[];
  subscribeImages(listener: () => void): () => void;
  stateOf(key: string): KeptState;
  /** Undefined if the draft is only in this browser. Returns the same object until something in it changes. */
  pieceOf(key: string): LinkedPiece | undefined;
  /** Calls back when a draft's state or piece changes. */
  subscribe(key: string, listener: () => void): () => void;
  /** Marks a draft as open in this page, and keeps it fresh, until the returned function is called. */
  attend(key: string): () => void;
  /**
   * Makes a piece from a draft and returns its id at once, even without a network. A piece that the store doesn't have
   * yet just gets the new name.
   *
   * @throws when the browser's storage is full or blocked, or the draft belongs to another account.
   */
  keep(key: string, name: string, folder?: string): string;
  /**
   * Assigns pictures added while a piece is open to its fields without a choice, because a piece names its pictures.
   * Does nothing for a draft without a piece.
   */
  addPictures(key: string, uploads: readonly string[]): Promise<void>;
  /** Brings a piece into this browser as a draft of its designer, opens it there and returns its key. */
  openPiece(id: string): Promise<string>;
  /** Applies the result of another request on the piece: a restored version, a reverted value, an updated template. */
  take(key: string, saved: SavedPiece): void;
  /** Reloads the piece: its name, rights and rules may have changed. */
  refresh(key: string): Promise<void>;
  /** Marks the overwritten values as looked at. */
  seen(key: string): void;
  /** Saves the piece's current state as a version once all changes have arrived, for example before a download. */
  keepVersion(key: string): void;
  /** Retries right away anything that was refused or is waiting. */
  retry(key: string): void;
  /** Sends everything that's waiting, and resolves once it has arrived or can't for now. */
  flush(): Promise<void>;
  /** Keeps the draft in this browser, without a piece. */
  unlink(key: string): void;
  /**
   * Saves the drafts that this browser had when the library started, and no later ones, as pieces: once per account and
   * browser. Returns how many.
   */
  moveDrafts(): Promise<number>;
  stop(): void;
}
