import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** Paper beyond the trim on each edge, in inches: what printers ask for. */
export const bleed = 0.125;

/** Width and height of the trim, in inches. Postcards lie on their long edge. */
export function dimensions({ size }: Pick<PostcardDraft, 'size'>) {
  const [height = 4, width = 6] = size.split('x').map(Number);
  return { width, height };
}

/** What the print shop needs to know, as pairs of a name and a value. */
export function printSpecification(
  draft: PostcardDraft,
): readonly (readonly [name: string, value: string])[] {
  const label = (name: 'size' | 'finish' | 'quantity') =>
    postcardFields[name].options.find(({ value }) => value === draft[name])?.label ?? draft[name];
  return [
    ['Size', label('size')],
    ['Finish', label('finish')],
    ['Quantity', label('quantity')],
    ['Color', 'Full color CMYK'],
    ['Paper', '16pt C2S (Card Stock)'],
    ['Resolution', '300 DPI'],
    ['Bleed', `${bleed} in on each edge`],
  ];
}
