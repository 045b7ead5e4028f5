import type { ImageStore } from '../images/imageStore.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import type { Alone } from './alone.ts';
import type { Fills } from './fillSlots.ts';
import type { Outbox } from './outbox.ts';
import type { PieceStore } from './pieceStore.ts';

export interface LibraryOptions {
  store: PieceStore;
  /** This browser's drafts. */
  drafts: DraftStore;
  /** Whose the pieces are. What another account left to send stays where it is. */
  account: string;
  /** The designers that have drafts. */
  designers: readonly { readonly id: string; readonly title: string }[];
  /** Of the release that runs here: what a newer one has written is not written over. */
  designerVersion: number;
  /** Which fields of a designer uploads fill by themselves: a piece names them, so that it looks the same for everybody. */
  fills?: (designer: string) => Promise<Fills>;
  outbox?: Outbox;
  /** The person's own pictures, and those of pieces. */
  images?: ImageStore;
  pieceImages?: ImageStore;
  alone?: Alone;
  /** Does something after a time in milliseconds, until it is called off. */
  later?: (work: () => void, time: number) => () => void;
}
