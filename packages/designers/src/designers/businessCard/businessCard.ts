import { printDpi } from '@daybreak/print';
import { defineDesigner } from '../../editor/designer.ts';
import { printedMetric, printedSize, printLine } from '../../editor/sizes/sizes.ts';
import { contactGaps } from '../../editor/userDetails/userDetails.ts';
import { BusinessCardArtwork } from './BusinessCardArtwork.tsx';
import { type BusinessCardDraft, businessCardFields } from './businessCard.fields.ts';
import { businessCardManifest } from './businessCard.manifest.ts';
import { codeSizeWarning } from './contactCode.ts';

/** Horizontal cards: the wallet sizes of the US and Europe. */
const landscapeSizes = { '3.5x2': printedSize(3.5, 2), '85x55': printedMetric(85, 55) };

export const businessCard = defineDesigner({
  ...businessCardManifest,
  fields: businessCardFields,
  artboards: (draft) => {
    const { width, height, ...rest } = landscapeSizes[draft.size];
    const size =
      draft.layout === 'horizontal' ? landscapeSizes[draft.size] : { width: height, height: width, ...rest };
    return [
      { id: 'front', label: 'Front', size },
      { id: 'back', label: 'Back', size },
    ];
  },
  Artwork: BusinessCardArtwork,
  specification: ({ size }) => printLine(landscapeSizes[size]),
  checks: (_draft, { user, row }) => {
    const fine = codeSizeWarning(user);
    return [...contactGaps(user, row), ...(fine ? [`The QR code might not scan. ${fine}`] : [])];
  },
  sheet: 'ten-up',
  examples: {
    vertical: { layout: 'vertical' },
    sun: { composition: 'sun' },
    night: { composition: 'night' },
    metric: { size: '85x55' },
  },
});

const specifications = {
  '3.5x2': [
    'Standard size: 3.5" x 2" (89mm x 51mm)',
    `Bleed: ${landscapeSizes['3.5x2'].bleed}" on each edge`,
  ],
  '85x55': ['Standard size: 85mm x 55mm', `Bleed: ${landscapeSizes['85x55'].bleed}mm on each edge`],
};

/** The stated facts for a print shop, line by line. */
export const businessCardSpecification = ({ size }: Pick<BusinessCardDraft, 'size'>): readonly string[] => [
  'Business card',
  ...specifications[size],
  `Resolution: ${printDpi(landscapeSizes[size])} DPI`,
  'Color: CMYK',
  'File format: PDF/AI vector preferred',
  'Sides: front and back',
];
