import type { ArtboardSize } from '@daybreak/print';
import type { Box } from '../../editor/artwork/box.ts';
import { linkCodeSize } from '../../editor/fields/link.ts';

/** Postal rules for the address side, in inches (USPS Domestic Mail Manual 202): */
export const postal = {
  /** Bottom right corner, where the barcode is sprayed on: no ink, no varnish. */
  barcode: { width: 4.75, height: 0.625 },
  /** Area where machines read the address: away from the sides, and above the bottom edge. */
  address: { fromSides: 0.5, fromBottom: [0.625, 2.75] },
} as const;

/** Boxes in inches from the top left corner of the trim. */
export interface BackLayout {
  barcode: Box;
  stamp: Box;
  /** Box of the permit imprint. */
  permit: Box;
  address: Box;
  /** Ground of the company's block, up to the top and left edges. */
  company: Box;
  /** Box of the printed link code, including its quiet zone. */
  code: Box;
  /** Top of the picture under the sender's words; it extends to the block's lower edge. */
  pictureTop: number;
  /** Unit for the block's words. */
  unit: number;
}

const stampSize = { width: 0.9, height: 1 };
/** Wide enough for lines of 8 pt, the minimum for a permit imprint (DMM 604). */
const permitSize = { width: 1.25, height: 1 };
const stampMargin = 0.25;
const codeSize = linkCodeSize / 25.4;
const addressHeight = 1.4;
/** Space between the address and the barcode, so that no rule is next to the horizon of the company's block. */
const addressLift = 0.3;

/** Lays out the back of a postcard of this size, in inches. */
export function backLayout({ width, height }: Pick<ArtboardSize, 'width' | 'height'>): BackLayout {
  const company = { x: 0, y: 0, width: 0.4 * width, height: height - postal.barcode.height };
  const addressStart = company.width + 0.35;
  const unit = Math.min(company.width / 60, company.height / 84);
  return {
    barcode: { x: width - postal.barcode.width, y: company.height, ...postal.barcode },
    stamp: { x: width - stampMargin - stampSize.width, y: stampMargin, ...stampSize },
    permit: { x: width - stampMargin - permitSize.width, y: stampMargin, ...permitSize },
    address: {
      x: addressStart,
      y: height - postal.address.fromBottom[0] - addressLift - addressHeight,
      width: Math.min(3.75, width - postal.address.fromSides - addressStart),
      height: addressHeight,
    },
    company,
    code: { x: addressStart, y: stampMargin, width: codeSize, height: codeSize },
    pictureTop: 64 * unit,
    unit,
  };
}

/** The USPS zones of the back, as boxes for viewing. Other postal services specify cards in millimeters. */
export function postalZones(size: ArtboardSize) {
  if (size.unit !== 'in') return [];
  const { barcode, stamp, address } = backLayout(size);
  const zone = (label: string, box: Box) => ({ label, ...box });
  return [zone('Stamp', stamp), zone('Address', address), zone('Barcode', barcode)];
}
