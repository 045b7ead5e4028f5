import type { Exporter } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { LeftOut, PackedFile } from '@daybreak/print/zip';
import type { PieceData } from '../designer.ts';
import type { AnyDraft, Fields } from '../fields/fields.ts';

/** The result of checking a piece in all its sizes. */
export interface CheckedPiece {
  findings: readonly PreflightFinding[];
  /** Fields whose words don't fit. */
  tooLong: readonly string[];
}

/** A picture of a piece for the overview. */
export interface ShownPicture {
  file: string;
  picture: Blob;
  /** Its alternative text. */
  alternative: string;
}

/** The output made from a piece. */
export interface MadeFiles {
  files: readonly PackedFile[];
  leftOut: readonly LeftOut[];
  pictures: readonly ShownPicture[];
  /** The text that goes with a post's picture. */
  caption?: string;
  /** An email as a page that makes no requests to other hosts. */
  mail?: string;
}

/** The sizes that a piece's files are made in. */
export interface PieceSizes {
  /** The choices of each size; the first is the draft's own. */
  readonly sizes: readonly AnyDraft[];
}

export interface FileMaking {
  part: PieceSizes;
  draft: AnyDraft;
  data: PieceData;
  title: string;
  exporter: Exporter;
  date: Date;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Checks a designer's pieces for a campaign, and makes their files. */
export interface PieceMaker {
  fields: Fields;
  /** Names the sizes of its files: "8.5 × 11 in". */
  measure: (part: PieceSizes, draft: AnyDraft) => string;
  /** Returns the draft in each size that files are made in. */
  drafts: (part: PieceSizes, draft: AnyDraft) => readonly AnyDraft[];
  inspect: (part: PieceSizes, draft: AnyDraft, data: PieceData) => Promise<CheckedPiece>;
  make: (making: FileMaking) => Promise<MadeFiles>;
}
