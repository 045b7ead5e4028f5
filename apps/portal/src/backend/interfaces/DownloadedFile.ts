export const downloadFormats = ['pdf', 'png', 'jpeg', 'zip', 'html', 'pptx'] as const;

/** A file made from a piece. */
export interface DownloadedFile {
  readonly format: (typeof downloadFormats)[number];
  /** Of its bytes: 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  /** Whether it's marked as a proof, so not for printing. */
  readonly isProof: boolean;
  /** The event of the approval that it's marked with; null if it isn't marked as approved. */
  readonly approval: number | null;
}

/** A file of an approved version, stored when it was approved. */
export interface StoredFile {
  readonly format: 'pdf' | 'png';
  /** Of its bytes: 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** The piece and version that a file names in its own metadata. */
export interface FileClaim {
  readonly piece: string;
  readonly version: number;
}

/** A recorded download of a file. */
export interface FileDownload extends DownloadedFile {
  /** Null for someone who has left. */
  readonly by: string | null;
  readonly at: string;
}
