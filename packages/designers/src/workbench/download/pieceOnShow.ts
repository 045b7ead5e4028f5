import type { ArtboardSide } from '../../export/types.ts';
import type { Brief, Designer, Notice } from '../designer.ts';
import type { DraftOf, Fields } from '../fields.ts';

/** A piece as it stands in the preview, ready to become files. */
export interface PieceOnShow<Fs extends Fields> {
  designer: Designer<Fs>;
  draft: DraftOf<Fs>;
  brief: Brief;
  sides: readonly ArtboardSide[];
  /** The mounted artboard of a side. */
  nodeOf: (side: string) => HTMLElement | undefined;
  /** First part of file names, and title of a PDF, where they are not the designer's own. */
  fileId?: string;
  title?: string;
  /** What the files carry (`keptPiece`), where it is more than the draft. */
  kept?: string;
  /** What is said when the files are ready, in place of their names. */
  ready?: Notice;
  /** Is told that they are saved. */
  onSaved?: () => void;
}
