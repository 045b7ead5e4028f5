import { digestOf } from '../identity/digest.ts';
import type { Picture } from '../pdf/displayList.ts';
import type { ReadPages } from '../pdf/readPages.ts';

/**
 * SHA-256 of what pages draw, as 64 hexadecimal digits: drawn again and equal, they look the same. Pictures count by their addresses; those
 * that a user added by their places alone, because their addresses are new each time. Undefined if a page can't be read.
 */
export async function drawingDigest({ pages, list }: ReadPages): Promise<string | undefined> {
  if (pages.includes(undefined)) return undefined;
  const shown = pages.map((page) => ({ ...page, structure: [] }));
  const text = JSON.stringify(shown, (key, value: unknown) => {
    // The place in the reading order and the typeface's file don't show.
    if (key === 'order' || key === 'face' || key === 'tag') return undefined;
    if (key === 'picture') return addressOf(list.pictures[Number(value)]);
    return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  });
  return digestOf(new TextEncoder().encode(text));
}

/** An address without the site, which has others for the same files. */
function addressOf(picture: Picture | undefined): string {
  const { currentSrc = '', src = '' } = picture?.image ?? {};
  const address = new URL(currentSrc || src, globalThis.location?.href ?? 'http://localhost');
  if (address.protocol === 'blob:') return 'added';
  return address.protocol === 'data:' ? address.href : address.pathname;
}
