import { measureOf, pixels } from '@daybreak/print';
import { defineDesigner, type PieceData } from '../../editor/designer.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { website } from '../../editor/userDetails/userDetails.ts';
import { eventOf } from '../eventContent.ts';
import { slideLayouts } from './slideLayouts.tsx';
import { type TitleSlideDraft, titleSlideFields } from './titleSlide.fields.ts';
import { titleSlideManifest } from './titleSlide.manifest.ts';

const size = pixels(1920, 1080);
const artboards = () => [{ id: 'slide', label: measureOf(size), size }];

/** The content of the slide, with the speaker instead of a call to action. */
function contentOf(draft: TitleSlideDraft, data: PieceData): PieceContent {
  return {
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    detail: draft.speaker.trim() ? { field: 'speaker', lines: [draft.speaker] } : undefined,
    event: eventOf(draft),
    foot: { field: 'email', lines: [website] },
    picture: pictureOf(titleSlideFields, draft, 'picture', data),
  };
}

export const titleSlide = defineDesigner({
  ...titleSlideManifest,
  fields: titleSlideFields,
  artboards,
  ...composed(slideLayouts, contentOf, artboards),
  specification: () => `${measureOf(size)}, RGB`,
  examples: {
    talk: {
      title: "What's left in a panel after 25 years",
      speaker: 'Ana Reyes, facility manager',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: '400 Horizon Way, Austin',
      composition: 'date',
    },
    longest: {
      title: 'Second life for every panel, every inverter and every battery on every roof in the county',
      subtitle:
        "Bring the equipment you've taken down. We weigh it, list it and tell you where each part went.",
      speaker: 'Prof. Dr. Maximiliane Featherstonehaugh-Cholmondeley, head of the recycling laboratory',
      eventDate: '2027-09-22',
      eventTime: '17:30',
      location: 'Daybreak recycling floor, gate 4, 400 Horizon Way, Austin, Texas 78701',
    },
    empty: { title: '', subtitle: '' },
    'one long word': {
      title: 'Photovoltaikmodulwiederverwertung',
      subtitle: 'Donaudampfschifffahrtsgesellschaft',
    },
    'right to left': { title: 'לכל פאנל זריחה שנייה', subtitle: 'יום איסוף ללוחות סולאריים' },
  },
});
