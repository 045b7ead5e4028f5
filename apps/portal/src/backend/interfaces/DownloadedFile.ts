export const downloadFormats = ['pdf', 'png', 'jpeg', 'zip', 'html', 'pptx'] as const;

/** A file made from a piece. */
export interface DownloadedFile {
  readonly format: (typeof downloadFormats)[number];
  /** Of its bytes: 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  /** It's marked as a proof, so not for printing. */
  readonly isProof: boolean;
  /** The event of the approval that it's marked with; null: it isn't marked as approved. */
  readonly approval: number | null;
}

/** A file of an approved version, stored when it was approved. */
export interface StoredFile {
  readonly format: 'pdf' | 'png';
  /** Of its bytes: 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** What a file says about itself. */
export interface FileClaim {
  readonly piece: string;
  readonly version: number;
}

/** When a file was downloaded, and by whom. */
export interface FileDownload extends DownloadedFile {
  /** Null for someone who has left. */
  readonly by: string | null;
  readonly at: string;
}
