import { type ArtboardSize, isPrinted, measureOf, pixels } from '@daybreak/print';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import { defineDesigner, type PieceData } from '../../editor/designer.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { printedSheet, printLine } from '../../editor/sizes/sizes.ts';
import { contactOf, website } from '../../editor/userDetails/userDetails.ts';
import { dataOf, withUnit } from './data.ts';
import { type InfographicDraft, infographicFields } from './infographic.fields.ts';
import { infographicManifest } from './infographic.manifest.ts';
import { infographicLayouts } from './infographicLayouts.ts';
import { problemsOf } from './kinds.ts';

const screens = { portrait: pixels(1080, 1350), tall: pixels(1080, 1920), wide: pixels(1920, 1080) };

const sizeOf = ({ size }: InfographicDraft): ArtboardSize =>
  size === 'portrait' || size === 'tall' || size === 'wide'
    ? screens[size]
    : printedSheet({ size, orientation: 'portrait' });

const artboards = (draft: InfographicDraft) => {
  const size = sizeOf(draft);
  return [{ id: 'picture', label: measureOf(size), size }];
};

/** The points, with the unit if the diagram uses one. */
const pointsOf = (draft: InfographicDraft) =>
  isVisible(infographicFields.unit, draft)
    ? withUnit(draft.points, draft.unit, languageOf(draft))
    : draft.points;

const problems = (draft: InfographicDraft) =>
  problemsOf(dataOf(draft.points, languageOf(draft)), draft.composition);

/** The content of an infographic, for any layout that draws it. */
function contentOf(draft: InfographicDraft, data: PieceData): PieceContent {
  const { phone, email } = contactOf(data.user);
  return {
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    body: { field: 'points', text: pointsOf(draft) },
    isList: true,
    foot: { field: 'email', lines: [website, `${phone}  ·  ${email}`] },
    picture: pictureOf(infographicFields, draft, 'picture', data),
  };
}

export const infographic = defineDesigner({
  ...infographicManifest,
  fields: infographicFields,
  artboards,
  ...composed(infographicLayouts, contentOf, artboards),
  specification: (draft) => {
    const size = sizeOf(draft);
    return isPrinted(size) ? printLine(size) : `${measureOf(size)}, RGB`;
  },
  remarks: (draft) => {
    const [problem] = problems(draft);
    return {
      points: problem ? { error: problem } : undefined,
      unit:
        pointsOf({ ...draft, unit: 'x' }) === draft.points
          ? { hint: "Every number already has a unit, so this unit isn't used." }
          : undefined,
    };
  },
  checks: problems,
  examples: {
    figures: {
      title: 'What a panel leaves behind',
      points:
        '80 million panels reach the end of their life by 2030.\n90% of their material is wasted today.',
      composition: 'figures',
      theme: 'blue',
    },
    bars: {
      title: 'What we collected in one spring',
      subtitle: 'Equipment collected in Travis County, March through May.',
      points: 'Panels: 1,240\nInverters: 310\nBatteries: 96\nServers: 45\nTransformers: 2',
      unit: 'pieces',
      composition: 'bars',
      theme: 'blue',
    },
    compare: {
      title: 'What happens to the glass',
      points: 'Landfilled today: 90%\nLandfilled with us: 4%',
      composition: 'compare',
      theme: 'orange',
    },
    timeline: {
      title: 'A morning at the drop-off',
      points:
        '8:30 AM: Gates open, and the first trucks are weighed.\n9:00 AM: Sorting begins on the floor.\n11:00 AM: A 40-minute tour of the line.\n12:30 PM: The last certificate is printed.',
      composition: 'timeline',
    },
    flow: {
      title: 'How a pickup works',
      points:
        'List: Tell us what you have, by type and quantity.\nQuote: Get it within 24 hours.\nPickup: One truck takes everything on the agreed date.\nDocuments: Get a record of every item and where it went.',
      composition: 'flow',
      theme: 'orange',
    },
    steps: {
      title: 'How a pickup works',
      points:
        'List: Tell us what you have, by type and quantity.\nQuote: Get it within 24 hours.\nPickup: One truck takes everything on the agreed date.\nDocuments: Get a record of every item and where it went.',
      composition: 'steps',
      theme: 'orange',
      size: 'tall',
    },
    longest: {
      title: 'What happens to every panel, inverter and battery from every roof in the county',
      subtitle: 'From the list you send us to the document we send you.',
      points: Array.from(
        { length: 5 },
        (_, index) => `Step ${index + 1}: We list every item and tell you where it went.`,
      ).join('\n'),
    },
    empty: { title: '', subtitle: '', points: '' },
    'one long word': {
      title: 'Photovoltaikmodulwiederverwertung',
      points: 'Donaudampfschifffahrtsgesellschaft',
    },
    'right to left': {
      title: 'לכל פאנל זריחה שנייה',
      points: 'איסוף לוחות וסוללות\nמחזור מלא\nהצעת מחיר תוך יממה',
    },
  },
});
