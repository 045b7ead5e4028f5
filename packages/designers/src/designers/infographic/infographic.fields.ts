import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { layoutField, named } from '../../editor/layouts/named.ts';

/** In addition to the layouts that all designers share. */
export const figuresName = { id: 'figures', label: 'Figures' } as const;

const { sunrise, list, steps, number, photograph, type } = named;
const names = [sunrise, figuresName, list, steps, number, photograph, type] as const;

export const infographicFields = defineFields({
  title: { kind: 'lines', label: 'Title', initial: 'How a pick-up goes' },
  subtitle: { kind: 'lines', label: 'Subtitle', initial: '' },
  points: {
    kind: 'lines',
    label: 'Points',
    hint: 'One per line. “Heading: text” makes a heading of what stands before the colon.',
    initial: [
      'List: You send us what there is, by type and number.',
      'Quote: You have it within 24 hours.',
      'Pick-up: One truck takes everything on the day we agree on.',
      'Documents: Every item is written down, and where it went.',
    ].join('\n'),
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: 'portrait', label: 'Portrait, 1080 × 1350 px' },
      { value: 'tall', label: 'Tall, 1080 × 1920 px' },
      { value: 'wide', label: 'Wide, 1920 × 1080 px' },
    ],
    initial: 'portrait',
  },
  language: languageField,
  composition: { ...layoutField(names), initial: 'list' },
  theme: {
    kind: 'choice',
    label: 'Theme',
    options: [
      { value: 'white', label: 'White: blue text on white' },
      { value: 'blue', label: 'Blue: white text on blue' },
      { value: 'orange', label: 'Orange: dark text on orange' },
    ],
    initial: 'white',
  },
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: 'logistics-dock',
    follows: ['title', 'points'],
    when: { composition: 'photograph' },
  },
});

export type InfographicDraft = DraftOf<typeof infographicFields>;
