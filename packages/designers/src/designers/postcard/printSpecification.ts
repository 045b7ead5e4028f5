import { type ArtboardSize, lengthIn, printDpi } from '@daybreak/print';
import { printedSheet } from '../../editor/sizes/sizes.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** Postcards lie on their long edge. */
export const cardSize = ({ size }: Pick<PostcardDraft, 'size'>): ArtboardSize =>
  printedSheet({ size, orientation: 'landscape' });

/** Note on the address side of a card that isn't mailed through USPS. */
const postalZones = 'US Postal Service (outside the US, ask your postal service)';

/** The paper and colors of postcards. */
export const stock = { paper: '16pt C2S (Card Stock)', color: 'Full color CMYK' };

/** The print shop's specification, as pairs of a name and a value. */
export function printSpecification(
  draft: PostcardDraft,
): readonly (readonly [name: string, value: string])[] {
  const label = (name: 'size' | 'finish' | 'quantity') =>
    postcardFields[name].options.find(({ value }) => value === draft[name])?.label ?? draft[name];
  const size = cardSize(draft);
  return [
    ['Size', label('size')],
    ['Finish', label('finish')],
    ['Quantity', label('quantity')],
    ['Color', stock.color],
    ['Paper', stock.paper],
    ['Resolution', `${printDpi(size)} DPI`],
    ['Address', "Blank (the placeholder doesn't print)"],
    ...(size.unit === 'mm' ? [['Postal zones', postalZones] as const] : []),
    ['Bleed', `${lengthIn(size, size.bleed)} on each edge`],
  ];
}
