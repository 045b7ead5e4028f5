import type { ArtboardSide } from '@daybreak/print';
import type { Designer, Notice, PieceData } from '../designer.ts';
import type { DraftOf, Fields } from '../fields/fields.ts';

/** A piece as it appears in the preview, ready to become files. */
export interface ShownPiece<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  data: PieceData;
  sides: readonly ArtboardSide[];
  /** The mounted artboard of a side. */
  nodeOf: (side: string) => HTMLElement | undefined;
  /** Its key in the store of drafts; absent for one that isn't a draft. */
  draftKey?: string;
  /** The first part of file names and the title of a PDF, if they aren't the designer's own. */
  fileId?: string;
  title?: string;
  /** The data in the files (`keptPiece`), if it's more than the draft. */
  draftText?: string;
  /** The notice to show when the files are ready, instead of their names. */
  ready?: Notice;
  /** Called once they're saved. */
  onSaved?: () => void;
}
