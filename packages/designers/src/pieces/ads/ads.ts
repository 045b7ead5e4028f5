import { materials } from '../../catalogue/materials.ts';
import { composed } from '../../compositions/composed.tsx';
import { frameOf } from '../../compositions/frame.ts';
import { holdsSentence } from '../../compositions/Strip.tsx';
import { pixels } from '../../export/artboardSize.ts';
import type { ArtboardSide, FileLimit } from '../../export/types.ts';
import { defineDesigner } from '../../workbench/designer.ts';
import { withEdge } from './AdsEdge.tsx';
import { adSize, dimensionOf } from './adSizes.ts';
import { type AdsDraft, adsFields } from './ads.fields.ts';
import { adsContent } from './adsContent.ts';
import { offered } from './offered.ts';

/** Google's help, "About image ads" and "Display ads specs": 150 KB. LinkedIn's "Single image ads specifications": 5 MB. */
const fileLimits: Readonly<Record<string, FileLimit>> = {
  google: { bytes: 150 * 1024, of: 'Google display ads' },
  display: { bytes: 150 * 1024, of: 'display ads' },
  linkedin: { bytes: 5 * 1024 * 1024, of: 'LinkedIn' },
};

function artboards(draft: AdsDraft): ArtboardSide[] {
  const size = adSize(draft.size);
  const dimension = dimensionOf(size);
  return [
    {
      id: 'ad',
      label: size.suggested ? `${dimension} (suggested)` : dimension,
      size: pixels(size.width, size.height),
      covered: size.covered,
    },
  ];
}

const composition = composed(offered, adsContent, artboards);

export const ads = defineDesigner({
  ...materials.ads,
  fields: adsFields,
  artboards,
  ...composition,
  Artwork: withEdge(composition.Artwork),
  sets: [
    { id: 'sizes', label: 'All sizes of this platform', over: ['size'] },
    { id: 'all-platforms', label: 'All platforms', over: ['platform', 'size'] },
  ],
  fileLimit: ({ platform }) => fileLimits[platform],
  remarks: (draft) =>
    artboards(draft).every((side) => holdsSentence(frameOf(side)))
      ? {}
      : {
          description: {
            hint: `A ${adSize(draft.size).label.toLowerCase()} has no room for it: only larger ads show it.`,
          },
        },
  specification: (draft) => {
    const size = adSize(draft.size);
    return size.suggested
      ? `Dimension not specified. Shown at ${dimensionOf(size)}, a suggestion.`
      : `${dimensionOf(size)}, RGB`;
  },
  overview: { platform: 'facebook', size: 'feed', theme: 'blue' },
  examples: {
    'data hall': {
      headline: 'Drives shredded, proof in hand',
      description: 'Secure destruction of drives and other data hardware, with documents for every item.',
      cta: 'Book a pick-up',
      theme: 'blue',
    },
    longest: {
      headline: 'Recycle panels and get records',
      description:
        'We collect panels, inverters, batteries and drives, and send documents for every item now.',
      cta: 'Request a quote',
    },
    empty: { headline: '', description: '', cta: '' },
    number: {
      headline: 'A quote within 24 hours',
      description: 'Send us your equipment list. We collect, recycle and document every item.',
      composition: 'number',
    },
    'headline only': { description: '', cta: '' },
    'one long word': {
      headline: 'Photovoltaikmodulverwertung',
      description: 'Donaudampfschifffahrtsgesellschaft',
      cta: 'Wiederverwerten',
    },
    'right to left': {
      headline: 'לכל פאנל זריחה שנייה',
      description: 'אנחנו אוספים, ממחזרים ומתעדים כל פריט. הצעת מחיר תוך 24 שעות.',
      cta: 'קבלו הצעה',
    },
  },
});
