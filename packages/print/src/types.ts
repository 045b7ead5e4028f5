import type { BrandVersion } from '@daybreak/brand';

/** A piece's trim size: the page that's left after cutting. */
export interface ArtboardSize {
  width: number;
  height: number;
  unit: 'in' | 'mm' | 'px';
  /** The bleed on each edge, in the same unit. 0 for px. */
  bleed: number;
}

/** One page or picture of a piece. Its natural-size node is trim + 2 × bleed, at 96 CSS px per inch (1 per px). */
export interface ArtboardSide {
  id: string;
  label: string;
  size: ArtboardSize;
  /** The language it's written in (BCP 47). */
  language?: string;
  /** Positions of the folds from the left edge of the trim, in the size's unit. Previews mark them next to the trim. */
  folds?: readonly number[];
  /** Names of the panels between the folds, from the left. */
  panels?: readonly string[];
  /** Areas that others print on or read from, in the size's unit, from the trim's top left corner. */
  zones?: readonly { label: string; x: number; y: number; width: number; height: number }[];
  /** Areas that the platform's controls cover, in the size's unit: `x` on each side. Words and logo avoid them. */
  covered?: { x?: number; top: number; bottom: number };
}

export interface ExportSource {
  side: ArtboardSide;
  /** Mounted at natural size and not scaled itself. An ancestor may be scaled. */
  node: HTMLElement;
  /** The user's names for pictures, by URL. Others use their file names. */
  pictureNames?: Readonly<Record<string, string>>;
  /**
   * The version of the brand that it's drawn in, which also sets the inks of a print file. Default: the current one.
   */
  brand?: BrandVersion | undefined;
}

export interface ExportRequest {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** Distinguishes this piece from others of a set in the file name: "Google Leaderboard". */
  variant?: string;
  /** Document title in the PDF. */
  title: string;
  sources: ExportSource[];
  format: 'png' | 'jpeg' | 'pdf';
  /** Dots per inch for pictures of printed sides. Default: 150 if the short side is over 17 in, else 300. */
  dpi?: number;
  /** Pixel multiple for pictures of px-sized sides. Default 1. */
  scale?: 1 | 2;
  /** Crop marks, fold marks, and a slug line around the pages of a PDF. Default false. */
  marks?: boolean;
  /** True if a PDF's pages extend through the bleed. False cuts them to the trim. Default true. */
  bleed?: boolean;
  /**
   * A lightweight PDF for viewing: trimmed, in screen colors, with photographs at 150 DPI. It has neither marks nor bleed, regardless of
   * the other options. Default false.
   */
  proof?: boolean;
  /** The paper that a PDF's inks are for. Default `coated`. */
  stock?: 'coated' | 'uncoated';
  /** `ten-up` repeats each side ten times on a page of Letter or A4 paper, for cutting into business cards. PDF only. */
  sheet?: 'ten-up';
  /**
   * Words across every page or picture, such as "PROOF – not approved", in letters of the brand's typeface. A PDF also says them in its
   * slug or, without one, on the bottom edge of each page.
   */
  stamp?: string;
  /** The saved version, stored in the file for `readIdentity` of `@daybreak/print/identity`. */
  identity?: FileIdentity;
  /** The data that `roundTrip/draftFile.ts` writes, stored in the PNG or PDF so that dropping the file opens the piece again. */
  draft?: string;
  /** The largest file that a platform accepts. A JPEG is compressed until it fits. A larger PNG comes with a note. */
  fileLimit?: FileLimit;
  /** Written into the file name and the PDF. */
  date: Date;
  signal?: AbortSignal;
  /** `fraction` runs from 0 to 1. `label` describes the current step, in words for the user. */
  onProgress?: (fraction: number, label: string) => void;
}

/** The version of a saved piece that a file was made from. */
export interface FileIdentity {
  /** The piece's id, a UUID. */
  piece: string;
  /** The number of the version. */
  version: number;
  /** The number of its approval; null if it isn't approved. */
  approval: number | null;
  /** SHA-256 of the version's content, in hexadecimal digits. */
  digest: string;
}

export interface FileLimit {
  bytes: number;
  /** The platform with this limit, in the user's words. */
  of: string;
}

export interface ExportedFile {
  /** `<designer>-<size>-<yyyymmdd>.<ext>` */
  name: string;
  blob: Blob;
  /** Its measurements, in words for the user: "1080 × 1080 px", "2 pages". */
  measures?: string;
  /** A note for the user: for example, that a picture has fewer dots per inch than requested. */
  note?: string;
}

export interface Exporter {
  /**
   * Makes one picture per side, or one PDF with a page per side.
   *
   * @throws {ExportError} with a sentence for the user when something can't be drawn or read.
   * @throws {DOMException} named AbortError when `signal` was aborted.
   */
  export(request: ExportRequest): Promise<ExportedFile[]>;
  /** Offers the files as downloads. */
  save(files: ExportedFile[]): void;
}

/** Ends a sentence about a print PDF when the same piece can be made as a picture. */
export const orPicture = ', or download a PNG instead';

/** A failure whose message is a sentence for the user: what happened and what to do. */
export class ExportError extends Error {
  override name = 'ExportError';
}
