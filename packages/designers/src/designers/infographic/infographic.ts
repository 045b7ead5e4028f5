import { measureOf, pixels } from '@daybreak/print';
import { defineDesigner, type PieceData } from '../../editor/designer.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import type { StatedParts } from '../../editor/layouts/content.ts';
import { contactOf, website } from '../../editor/userDetails/userDetails.ts';
import { type InfographicDraft, infographicFields } from './infographic.fields.ts';
import { infographicManifest } from './infographic.manifest.ts';
import { offered } from './offered.ts';

const sizes = { portrait: pixels(1080, 1350), tall: pixels(1080, 1920), wide: pixels(1920, 1080) };

const artboards = ({ size }: InfographicDraft) => [
  { id: 'picture', label: measureOf(sizes[size]), size: sizes[size] },
];

/** What an infographic says, for any layout that draws it. */
function contentOf(draft: InfographicDraft, data: PieceData): StatedParts {
  const { phone, email } = contactOf(data.user);
  return {
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    body: { field: 'points', text: draft.points },
    listed: true,
    foot: { field: 'email', lines: [website, `${phone}  ·  ${email}`] },
    picture: pictureOf(infographicFields, draft, 'picture', data),
  };
}

export const infographic = defineDesigner({
  ...infographicManifest,
  fields: infographicFields,
  artboards,
  ...composed(offered, contentOf, artboards),
  specification: ({ size }) => `${measureOf(sizes[size])}, RGB`,
  examples: {
    figures: {
      title: 'What a panel leaves behind',
      points:
        '80 million panels reach the end of their life by 2030.\n90% of their material is wasted today.',
      composition: 'figures',
      theme: 'blue',
    },
    steps: { composition: 'steps', theme: 'orange', size: 'tall' },
    longest: {
      title: 'What happens to every panel, inverter and battery from every roof in the county',
      subtitle: 'From the list that you send us to the document that we send you.',
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
