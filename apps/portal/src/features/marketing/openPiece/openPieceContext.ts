import type { UploadedImage, UserDetails } from '@daybreak/designers';
import type { LibraryControl, LinkedPiece, PieceFiles } from '@daybreak/designers/library';
import type { Library } from '../../../backend/interfaces/Library.ts';
import type { ShareCandidates } from './sharing/usePeople.ts';

/** An open piece, and everything needed to work with it. */
export interface OpenPieceContext {
  /** The key of its draft in the store. */
  readonly key: string;
  readonly piece: LinkedPiece;
  readonly control: LibraryControl;
  readonly library: Library;
  readonly people: ShareCandidates;
  /** Sends the latest changes, so that others, and copies, get them. */
  readonly saveNow: () => Promise<void>;
  /** The signed-in user's account. */
  readonly me: string;
  readonly user: UserDetails;
  /** The pictures in this browser. */
  readonly images: readonly UploadedImage[];
}

/** A draft as shown outside the workbench. */
export interface ShownDraft {
  readonly draft: unknown;
  readonly pictures: PieceFiles;
}
