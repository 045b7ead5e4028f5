import type { FileLimit } from '@daybreak/print';
import { defineDesigner } from '../../editor/designer.ts';
import { figureRemark } from '../../editor/layouts/figure.ts';
import { frameOf } from '../../editor/layouts/frame/frame.ts';
import { holdsSentence } from '../../editor/layouts/frame/Strip.tsx';
import { AdsArtwork, adsDrawnFrom, adsUnavailable } from './AdsArtwork.tsx';
import { adArtboards } from './adArtboards.ts';
import { adSize, dimensionOf } from './adSizes.ts';
import { adsFields } from './ads.fields.ts';
import { adsManifest } from './ads.manifest.ts';

/**
 * Google's help, "About image ads" and "Display ads specs": 150 KB. LinkedIn's "Single image ads specifications": 5 MB.
 */
const fileLimits: Readonly<Record<string, FileLimit>> = {
  google: { bytes: 150 * 1024, of: 'Google display ads' },
  display: { bytes: 150 * 1024, of: 'display ads' },
  linkedin: { bytes: 5 * 1024 * 1024, of: 'LinkedIn' },
};

export const ads = defineDesigner({
  ...adsManifest,
  pluralName: 'ads',
  fields: adsFields,
  artboards: adArtboards,
  Artwork: AdsArtwork,
  unavailable: adsUnavailable,
  drawnFrom: adsDrawnFrom,
  sizeGroups: [
    { id: 'sizes', label: 'All sizes of this platform', over: ['size'] },
    { id: 'all-platforms', label: 'All platforms', over: ['platform', 'size'] },
  ],
  fileLimit: ({ platform }) => fileLimits[platform],
  remarks: (draft) => ({
    ...figureRemark([draft.composition, draft.versions === 'ab' ? draft.compositionB : ''], {
      figure: { field: 'figure', text: draft.figure },
      headline: { field: 'headline', text: draft.headline },
      support: { field: 'description', text: draft.description },
      action: { field: 'cta', text: draft.cta },
    }),
    ...(adArtboards(draft).every((side) => holdsSentence(frameOf(side)))
      ? {}
      : {
          description: {
            hint: `The ${adSize(draft.size).label.toLowerCase()} size is too small for this text. It appears only in larger ads.`,
          },
        }),
  }),
  checks: ({ versions, headline, headlineB, composition, compositionB }) =>
    versions === 'ab' && composition === compositionB && [headline.trim(), ''].includes(headlineB.trim())
      ? ['A and B are the same. Change the headline or composition for B.']
      : [],
  specification: (draft) => {
    const size = adSize(draft.size);
    return size.suggested
      ? `Dimension not specified. Shown at a suggested ${dimensionOf(size)}.`
      : `${dimensionOf(size)}, RGB`;
  },
  overview: {
    platform: 'facebook',
    size: 'feed',
    theme: 'blue',
    picture: 'library:solar-aisle 0.5,0.5 1',
  },
  examples: {
    'data hall': {
      headline: 'Drives shredded, proof in hand',
      description: 'Secure destruction of drives and other data hardware, with documents for every item.',
      cta: 'Book a pickup',
      theme: 'blue',
    },
    longest: {
      headline: 'Recycle panels and get records',
      description:
        'We collect panels, inverters, batteries and drives, and send you documents for every item.',
      cta: 'Request a quote',
    },
    empty: { headline: '', description: '', cta: '' },
    number: {
      headline: 'A quote within 24 hours',
      description: 'Send us your equipment list. We collect, recycle and document every item.',
      composition: 'number',
    },
    'a and b': {
      headline: 'Recycle your retired panels',
      versions: 'ab',
      headlineB: 'A quote within 24 hours',
      compositionB: 'number',
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
