import type { Remark } from './designer.ts';
import { webAddress } from './webAddress.ts';

/** A link that a printed piece carries as a code. */
export const linkField = { kind: 'url', label: 'Link for a QR code', initial: '' } as const;

/** The smallest side of a link's code on paper, with its quiet zone, in millimetres: what is scanned in the hand. */
export const linkCodeSize = 20;

/** Characters of the finest code whose squares are 0.3 mm wide at that side: version 10 at level L (ISO/IEC 18004). */
const longestLink = 271;

/** What a link's code says; undefined for what is no address, and for one too long to scan at the smallest side. */
export function linkOf(text: string): string | undefined {
  const link = webAddress(text);
  return link && link.length <= longestLink ? link : undefined;
}

/** Why a piece has no code for what was entered, by field. */
export function linkRemark(link: string): { link?: Remark } {
  if (!link.trim() || linkOf(link)) return {};
  return {
    link: {
      error: webAddress(link)
        ? 'The address is too long for a code that telephones read. Until it is shorter the piece has none.'
        : 'Enter a complete address that begins with https://. Until then the piece has no code.',
    },
  };
}
