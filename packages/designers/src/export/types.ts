/** The trim size of a piece: the page that is left after cutting. */
export interface ArtboardSize {
  width: number;
  height: number;
  unit: 'in' | 'mm' | 'px';
  /** In the same unit, on each edge; 0 for px. */
  bleed: number;
}

/** One page or picture of a piece. Its natural-size node is trim + 2 × bleed, at 96 CSS px per inch (1 per px). */
export interface ArtboardSide {
  id: string;
  label: string;
  size: ArtboardSize;
  /** What it is written in (BCP 47). */
  language?: string;
  /** Where the sheet is folded: from the left edge of the trim, in the size's unit. Previews mark them beside the trim. */
  folds?: readonly number[];
  /** What stands between the folds, from the left. */
  panels?: readonly string[];
  /** What others print on or read from, in the size's unit, from the top left corner of the trim. */
  zones?: readonly { label: string; x: number; y: number; width: number; height: number }[];
  /** What the platform's own controls cover, in the size's unit: `x` at either side. Words and logo keep out of it. */
  covered?: { x?: number; top: number; bottom: number };
}

export interface ExportSource {
  side: ArtboardSide;
  /** Mounted at natural size and not scaled itself; an ancestor may be scaled. */
  node: HTMLElement;
  /** How the user calls pictures, by their address. Others go by their file names. */
  pictureNames?: Readonly<Record<string, string>>;
}

export interface ExportRequest {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** What tells this piece apart from others of a set, in the file name: "Google Leaderboard". */
  variant?: string;
  /** Document title in the PDF. */
  title: string;
  sources: ExportSource[];
  format: 'png' | 'jpeg' | 'pdf';
  /** Dots per inch of pictures of printed sides. Default: 150 when the short side is over 17 in, else 300. */
  dpi?: number;
  /** Pixel multiple of pictures of px-sized sides. Default 1. */
  scale?: 1 | 2;
  /** Crop marks, fold marks and a slug line around the pages of a PDF. Default false. */
  marks?: boolean;
  /** Whether the pages of a PDF reach through the bleed; false cuts them to the trim. Default true. */
  bleed?: boolean;
  /**
   * A light PDF to look at: trimmed, in the colours of the screen, photographs at 150 DPI. It has neither marks nor bleed,
   * whatever the other options say. Default false.
   */
  proof?: boolean;
  /** The paper that the inks of a PDF are for. Default `coated`. */
  stock?: 'coated' | 'uncoated';
  /** `ten-up` repeats each side ten times on a page of Letter or A4 paper, to be cut: business cards. PDF only. */
  sheet?: 'ten-up';
  /** What `roundTrip/draftFile.ts` writes, kept in the PNG or PDF so that dropping the file opens the piece again. */
  draft?: string;
  /** The largest file that a platform takes. A JPEG is compressed until it fits; a larger PNG says so. */
  fileLimit?: FileLimit;
  /** Written into the file name and the PDF. */
  date: Date;
  signal?: AbortSignal;
  /** `fraction` runs from 0 to 1; `label` says what is being done, in words for the user. */
  onProgress?: (fraction: number, label: string) => void;
}

export interface FileLimit {
  bytes: number;
  /** Whose limit it is, as a person says it. */
  of: string;
}

export interface ExportedFile {
  /** `<designer>-<size>-<yyyymmdd>.<ext>` */
  name: string;
  blob: Blob;
  /** What it measures, in words for the user: "1080 × 1080 px", "2 pages". */
  measures?: string;
  /** Something to tell the user, for example that a picture was made at fewer dots per inch than asked for. */
  note?: string;
}

export interface Exporter {
  /**
   * Makes one picture per side, or one PDF with a page per side.
   *
   * @throws {ExportError} with a sentence for the user when something cannot be drawn or read.
   * @throws {DOMException} named AbortError when `signal` was aborted.
   */
  export(request: ExportRequest): Promise<ExportedFile[]>;
  /** Offers the files as downloads. */
  save(files: ExportedFile[]): void;
}

/** A failure whose message is a sentence for the user: what happened and what to do. */
/** Ends a sentence about a print PDF, where a picture may be made of the same piece. */
export const orPicture = ', or download a PNG instead';

export class ExportError extends Error {
  override name = 'ExportError';
}
