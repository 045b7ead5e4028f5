import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import type { Fills } from '../../editor/images/fills.ts';
import type { ImageStore } from '../../editor/images/store/imageStore.ts';
import type { PieceStore } from './pieceStore.ts';
import type { Outbox } from './sync/outbox.ts';
import type { TabLock } from './sync/tabLock.ts';

export interface LibraryOptions {
  store: PieceStore;
  /** This browser's drafts. */
  drafts: DraftStore;
  /** The pieces' owner. Another account's waiting requests stay unsent. */
  account: string;
  /** The designers that have drafts. */
  designers: readonly { readonly id: string; readonly title: string }[];
  /** The version of each designer, or of all, in this release: data written by a newer one isn't overwritten. */
  designerVersion: number | ((designer: string) => number);
  /**
   * The fields that uploads fill automatically in a designer: a piece names them, so that it looks the same for
   * everyone.
   */
  fills?: (designer: string) => Promise<Fills>;
  outbox?: Outbox;
  /** The user's own pictures, and those of pieces. */
  images?: ImageStore;
  pieceImages?: ImageStore;
  alone?: TabLock;
  /** Runs `work` after `time` milliseconds, unless it's canceled. */
  later?: (task: () => void, time: number) => () => void;
}
