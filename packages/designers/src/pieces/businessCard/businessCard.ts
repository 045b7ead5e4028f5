import { printDpi } from '../../export/printResolution.ts';
import { contactGaps } from '../../userDetails/userDetails.ts';
import { defineDesigner } from '../../workbench/designer.ts';
import { printed, printLine } from '../../workbench/sizes.ts';
import { BusinessCardArtwork } from './BusinessCardArtwork.tsx';
import { businessCardFields, businessCardId } from './businessCard.fields.ts';
import { fineCodeOf } from './contactCode.ts';

const across = printed(3.5, 2);
const upright = printed(across.height, across.width);

export const businessCard = defineDesigner({
  id: businessCardId,
  title: 'Business card',
  fields: businessCardFields,
  artboards: ({ layout }) => {
    const size = layout === 'horizontal' ? across : upright;
    return [
      { id: 'front', label: 'Front', size },
      { id: 'back', label: 'Back', size },
    ];
  },
  Artwork: BusinessCardArtwork,
  specification: () => printLine(across),
  checks: (_draft, { user }) => {
    const fine = fineCodeOf(user);
    return [...contactGaps(user), ...(fine ? [`The QR code may not scan. ${fine}`] : [])];
  },
  sheet: 'ten-up',
  examples: {
    vertical: { layout: 'vertical' },
    sun: { composition: 'sun' },
    night: { composition: 'night' },
  },
});

/** The stated facts for a print shop, line by line. */
export const businessCardSpecification: readonly string[] = [
  'Business card',
  'Standard size: 3.5" x 2" (89mm x 51mm)',
  `Bleed: ${across.bleed}" on each edge`,
  `Resolution: ${printDpi(across)} DPI`,
  'Color: CMYK',
  'File format: PDF/AI vector preferred',
  'Sides: front and back',
];
