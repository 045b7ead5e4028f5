import type { Remark } from '../designer.ts';
import { webAddress } from './webAddress.ts';

/** A link that a printed piece shows as a QR code. */
export const linkField = { kind: 'url', label: 'Link for a QR code', initial: '' } as const;

/** The smallest side of a link's code, with its quiet zone, on paper held in the hand, in millimeters. */
export const linkCodeSize = 20;

/** The most characters in a code with squares of 0.3 mm at that side: version 10 at level L (ISO/IEC 18004). */
const longestLink = 271;

/** The content of a link's code; undefined if it isn't an address, or is too long to scan at the smallest side. */
export function linkOf(text: string): string | undefined {
  const link = webAddress(text);
  return link && link.length <= longestLink ? link : undefined;
}

/** The remark on a link that gets no code, by field. */
export function linkRemark(link: string): { link?: Remark } {
  if (!link.trim() || linkOf(link)) return {};
  return {
    link: {
      error: webAddress(link)
        ? 'This link is too long for a QR code that phones can scan. Use a shorter link.'
        : "Enter a complete link that starts with https://. Until you do, the QR code won't appear.",
    },
  };
}
