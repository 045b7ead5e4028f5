import { defineDesigner } from '../workbench/designer.ts';
import { inches } from '../workbench/sizes.ts';
import { BusinessCardArtwork } from './BusinessCardArtwork.tsx';
import { businessCardFields, businessCardId } from './businessCard.fields.ts';

/** Paper beyond the trim on each edge, in inches: what printers ask for. */
const bleed = 0.125;
const long = 3.5;
const short = 2;

export const businessCard = defineDesigner({
  id: businessCardId,
  title: 'Business card',
  fields: businessCardFields,
  artboards: ({ layout }) => {
    const size = layout === 'horizontal' ? inches(long, short, { bleed }) : inches(short, long, { bleed });
    return [
      { id: 'front', label: 'Front', size },
      { id: 'back', label: 'Back', size },
    ];
  },
  Artwork: BusinessCardArtwork,
  specification: () => `${long} × ${short} in, ${bleed} in bleed, 300 DPI, CMYK`,
  sheet: 'ten-up',
  examples: { vertical: { layout: 'vertical' } },
});

/** The stated facts for a print shop, line by line. */
export const businessCardSpecification: readonly string[] = [
  'Business card',
  'Standard size: 3.5" x 2" (89mm x 51mm)',
  `Bleed: ${bleed}" on each edge`,
  'Resolution: 300 DPI',
  'Color: CMYK',
  'File format: PDF/AI vector preferred',
  'Sides: front and back',
];
