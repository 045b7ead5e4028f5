import type { UploadedImage, UserDetails } from '@daybreak/designers';
import type { LibraryControl, LinkedPiece, PieceFiles } from '@daybreak/designers/library';
import type { Library } from '../../backend/Library.ts';
import type { People } from './usePeople.ts';

/** A piece that is open in a designer, and what is needed to do something with it. */
export interface PieceDesk {
  /** The key of its draft in the store. */
  readonly key: string;
  readonly piece: LinkedPiece;
  readonly control: LibraryControl;
  readonly library: Library;
  readonly people: People;
  /** Sends what was typed last: what others are shown, or a copy is made of, is then what stands here. */
  readonly settle: () => Promise<void>;
  /** Account of who is signed in. */
  readonly me: string;
  readonly user: UserDetails;
  /** The pictures of this browser. */
  readonly images: readonly UploadedImage[];
}

/** A draft as somebody else than the workbench shows it. */
export interface ShownDraft {
  readonly draft: unknown;
  readonly pictures: PieceFiles;
}
