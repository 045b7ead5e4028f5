import { fileSize } from '../files/fileSize.ts';
import { ExportError, type FileLimit } from '../types.ts';

interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  /** A note for the user about the file size. */
  note?: string;
}

const bestQuality = 0.92;
/** The lowest publishable quality. Below it, the edges of letters fray. */
const worstQuality = 0.4;
const searchSteps = 5;

/**
 * Makes the best-quality JPEG whose complete file stays within the limit.
 *
 * @param at makes the file at a quality, 0–1
 * @throws {ExportError} when none does.
 */
export async function jpegWithin(
  at: (quality: number) => Promise<Encoded['bytes']>,
  limit?: FileLimit,
): Promise<Encoded> {
  const best = await at(bestQuality);
  if (!limit) return { bytes: best };
  const toEncoded = (bytes: Encoded['bytes']): Encoded => ({
    bytes,
    note: `${fileSize(bytes.length)}, within the ${fileSize(limit.bytes)} limit for ${limit.of}.`,
  });
  if (best.length <= limit.bytes) return toEncoded(best);

  let fitting = await at(worstQuality);
  if (fitting.length > limit.bytes)
    throw new ExportError(
      `We can't make this file smaller than ${fileSize(fitting.length)}, but ${limit.of} allows only ${fileSize(limit.bytes)}. Choose 1×, a plain theme or a picture with less detail.`,
    );
  let [low, high] = [worstQuality, bestQuality];
  for (let search = 0; search < searchSteps; search++) {
    const middle = (low + high) / 2;
    const bytes = await at(middle);
    if (bytes.length <= limit.bytes) {
      fitting = bytes;
      low = middle;
    } else high = middle;
  }
  return toEncoded(fitting);
}

/** Adds a note to a PNG that's too large: it can't be compressed further. */
export const pngNote = (bytes: Encoded['bytes'], limit?: FileLimit): Encoded => ({
  bytes,
  note:
    limit && bytes.length > limit.bytes
      ? `${fileSize(bytes.length)}, which is over ${limit.of}'s limit of ${fileSize(limit.bytes)}. Choose JPEG instead.`
      : undefined,
});
