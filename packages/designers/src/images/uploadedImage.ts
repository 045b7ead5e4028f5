/** A picture that somebody added. `url` is an object URL of this page. */
export interface UploadedImage {
  id: string;
  name: string;
  url: string;
  /** A smaller copy to look at, where the picture is larger than any preview: files are made of the picture itself. */
  preview?: string;
  /** Width by height, where known: then its focal point is kept from the edges of what shows it. */
  ratio?: number;
  /** It was added as somebody's logo: it fills no other slot by itself. */
  isLogo?: boolean;
  /** It came with a piece, or a piece is open, which names its pictures: it fills no slot by itself either. */
  ofPiece?: boolean;
}

/** What is kept in the store. */
export interface StoredImage {
  id: string;
  name: string;
  blob: Blob;
  isLogo?: boolean;
}

/** A refused picture, said in a sentence for the user. */
export class ImageRefusedError extends Error {
  override name = 'ImageRefusedError';
}
