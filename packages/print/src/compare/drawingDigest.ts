import { digestOf } from '../identity/digest.ts';
import type { Picture } from '../pdf/displayList.ts';
import type { ReadPages } from '../pdf/readPages.ts';

/**
 * Returns the SHA-256 of what pages draw, as 64 hexadecimal digits. Pages with equal digests look the same. Pictures
 * count by address, a user's pictures only by place, because their addresses are new each time. Undefined if a page
 * can't be read.
 */
export async function drawingDigest({ pages, list }: ReadPages): Promise<string | undefined> {
  if (pages.includes(undefined)) return undefined;
  const shown = pages.map((page) => ({ ...page, structure: [] }));
  const text = JSON.stringify(shown, (key, value: unknown) => {
    // Reading order, typeface file and tags are invisible.
    if (key === 'order' || key === 'face' || key === 'tag') return undefined;
    if (key === 'picture') return addressOf(list.pictures[Number(value)]);
    return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  });
  return digestOf(new TextEncoder().encode(text));
}

/** Returns a picture's address without the site, which may differ for the same file. */
function addressOf(picture: Picture | undefined): string {
  const { currentSrc = '', src = '' } = picture?.image ?? {};
  const address = new URL(currentSrc || src, globalThis.location?.href ?? 'http://localhost');
  if (address.protocol === 'blob:') return 'added';
  return address.protocol === 'data:' ? address.href : address.pathname;
}
