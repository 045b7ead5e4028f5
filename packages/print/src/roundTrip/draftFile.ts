import { brandVersion } from '@daybreak/brand';
import { loadPart } from '../loadPart.ts';
import { ExportError } from '../types.ts';

/** The piece in an exported file. */
export interface KeptPiece {
  /** The designer's id in the catalog. */
  designer: string;
  /** The draft, unchecked. The designer's `restoreDraft` reads it. */
  draft: unknown;
  /** Version of the brand package used to make the file. */
  brand: string;
}

/** Data stored in an exported file, so that dropping the file opens the piece again. */
export const keptPiece = (designer: string, draft: unknown): string =>
  JSON.stringify({ designer, draft, brand: brandVersion } satisfies KeptPiece);

/**
 * Returns whether the brand has changed since the file was made. If so, the piece's colors, logos, or type may look
 * different now.
 */
export const brandMovedOn = ({ brand }: KeptPiece): boolean => brand !== brandVersion;

/** 100 MB: more than any file from the designers, and still easy for a browser to read at once. */
const maxFileBytes = 100 * 1024 * 1024;

/** 4 MB: a draft with every field at its maximum length takes half of that. */
const maxDraftBytes = 4 * 1024 * 1024;

/**
 * The piece in a PNG or PDF from the designers. Undefined when the file isn't one of theirs, or was saved again without it.
 *
 * @throws {ExportError} with a sentence for the user when the piece in it is damaged, or larger than any piece can be.
 */
export async function readPiece(file: Blob): Promise<KeptPiece | undefined> {
  if (file.size > maxFileBytes)
    throw new ExportError(
      "This file is over 100 MB, so it wasn't made in this portal. Choose a different file.",
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = bytes[0] === 0x25;
  const text = isPdf
    ? await (await loadPart(() => import('../pdf/readDraft.ts'))).readDraftFromPdf(bytes, maxDraftBytes)
    : (await loadPart(() => import('./pngDraft.ts'))).readDraftFromPng(bytes, maxDraftBytes);
  return text === undefined ? undefined : parsePiece(text);
}

function parsePiece(text: string): KeptPiece | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { designer, draft, brand } = value as Partial<KeptPiece>;
  return typeof designer === 'string' &&
    typeof brand === 'string' &&
    typeof draft === 'object' &&
    draft !== null
    ? { designer, draft, brand }
    : undefined;
}
