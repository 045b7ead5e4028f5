import { type ArtboardSize, lengthIn, measureOf } from '@daybreak/print';
import { directionOf } from '../../editor/artwork/text/direction.ts';
import { defineDesigner } from '../../editor/designer.ts';
import { linkRemark } from '../../editor/fields/link.ts';
import { printQuality } from '../../editor/sizes/sizes.ts';
import { BrochureArtwork } from './BrochureArtwork.tsx';
import { type BrochureDraft, brochureFields } from './brochure.fields.ts';
import { brochureManifest } from './brochure.manifest.ts';
import { pagesOf, panelNames, panelsOf, type SheetSide } from './panels.ts';
import { lacksNumbers } from './points.ts';
import { edgeError, sheetSize } from './sheet.ts';

const sides = [
  ['outside', 'Outside'],
  ['inside', 'Inside'],
] as const;

/** The folds of a side, measured from its left edge. */
function foldsOf({ title, fold }: BrochureDraft, side: SheetSide, size: ArtboardSize): number[] {
  const starts = panelsOf(fold, side, size)
    .slice(1)
    .map(({ x }) => x);
  return directionOf(title) === 'rtl' ? starts.map((x) => size.width - x).toReversed() : starts;
}

/** Names of the panels between the folds, from the left. */
function panelsFromLeft({ title, fold }: BrochureDraft, side: SheetSide): string[] {
  const names = panelNames(fold, side);
  return directionOf(title) === 'rtl' ? names.toReversed() : names;
}

const rounded = (length: number) => String(Number(length.toFixed(4)));

export const brochure = defineDesigner({
  ...brochureManifest,
  fields: brochureFields,
  artboards: (draft) => {
    const size = sheetSize(draft);
    return sides.map(([id, label]) => ({
      id,
      label,
      size,
      folds: foldsOf(draft, id, size),
      panels: panelsFromLeft(draft, id),
    }));
  },
  Artwork: BrochureArtwork,
  unavailable: ({ content }) => ({ inside: { numbers: lacksNumbers(content) } }),
  specification: (draft) => {
    const size = sheetSize(draft);
    const panels = panelsOf(draft.fold, 'outside', size).map(({ width }) => rounded(width));
    return `${measureOf(size)}, ${pagesOf(draft.fold)} pages, ${draft.fold}, outside panels ${panels.join(' + ')} ${size.unit}, ${lengthIn(size, size.bleed)} bleed, ${printQuality(size)}`;
  },
  remarks: ({ pages, fold, size, width, height, link }) => ({
    ...linkRemark(link),
    pages:
      pages === pagesOf(fold)
        ? undefined
        : {
            hint: `A ${fold} brochure has ${pagesOf(fold)} pages. Change the number of pages or the fold.`,
          },
    width: size === 'custom' ? { error: edgeError('width', width) } : undefined,
    height: size === 'custom' ? { error: edgeError('height', height) } : undefined,
  }),
  checks: ({ pages, fold }) =>
    pages === pagesOf(fold)
      ? []
      : [
          `This brochure is set to ${pages} pages, but a ${fold} has ${pagesOf(fold)}. Change the number of pages or the fold.`,
        ],
  overview: { theme: 'blue' },
  examples: {
    recycling: {
      title: 'Every panel has a second sunrise',
      subtitle: 'Glass, aluminum, silicon and silver go back into use instead of landfill.',
      content: [
        'Recycle panels, batteries and inverters.',
        'Buy surplus and decommissioned equipment.',
        'Sell refurbished gear.',
        'Destroy drives securely.',
      ].join('\n'),
      theme: 'blue',
    },
    longest: {
      title:
        'Enterprise data hardware and solar equipment, supplied, managed, collected and recycled for every site',
      subtitle:
        'Send us your equipment list. We weigh and list every item and tell you where each part went. '.repeat(
          2,
        ),
      content: Array.from(
        { length: 12 },
        (_, index) =>
          `${index + 1}. We list every item with its serial number and send you the documents when the work is done.`,
      ).join('\n'),
    },
    services: {
      title: 'Retire your data hall without losing a drive',
      subtitle: 'Collection, destruction and resale for hospitals.',
      content: [
        'On-site shredding: Drives leave your floor in quarter-inch pieces, filmed and witnessed by your own staff.',
        'Serial numbers: Every item is matched to your asset list before it is loaded.',
        'Resale: Up to 40% of the value of working servers is paid back within 30 days.',
        'Certificates: R2v3 and NAID processes, with a document for each serial number.',
        'One project manager: You work with one person, from the survey to the last certificate.',
        "Zero landfill: What can't be sold is taken apart and goes back into use.",
      ].join('\n'),
      cover: 'disc',
      link: 'https://www.daybreak.example/data-halls',
      inside: 'services',
      theme: 'orange',
    },
    numbers: {
      title: 'A quote in 24 hours, a certificate in 30 days',
      subtitle: 'How your decommissioned hardware turns into a document and a payment.',
      content: [
        'You get a quote within 24 hours.',
        'Survey: We visit your site and count your equipment.',
        'Pickup: Our truck takes everything on one day.',
        'Destruction: Drives are shredded while you watch.',
        "Recovery: What works is sold, what doesn't is recycled.",
        'Report: You get documents for every item.',
      ].join('\n'),
      cover: 'photograph',
      inside: 'numbers',
      theme: 'blue',
    },
    empty: { title: '', subtitle: '', content: '' },
    'one point': { content: 'You get documents for every item.' },
    'one long word': {
      title: 'Photovoltaikmodulwiederverwertung',
      subtitle: 'Donaudampfschifffahrtsgesellschaft',
      content: 'Rindfleischetikettierungsüberwachung\nPanels\nDonaudampfschifffahrtsgesellschaft',
    },
    'right to left': {
      title: 'לכל פאנל זריחה שנייה',
      subtitle: 'אנחנו אוספים לוחות סולאריים וממחזרים אותם',
      content: 'איסוף לוחות וסוללות\nמחזור מלא\nהצעת מחיר תוך יממה',
    },
    'wide custom sheet': { size: 'custom', width: '24', height: '6' },
    'square custom sheet': { size: 'custom', width: '8', height: '8' },
  },
});
