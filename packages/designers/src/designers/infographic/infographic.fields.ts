import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { themeField } from '../../editor/fields/sharedFields.ts';
import { layoutField, layoutNames } from '../../editor/layouts/layoutNames.ts';
import { metricSizes } from '../../editor/sizes/metricSheets.ts';
import { diagramNames, toScale } from './diagramNames.ts';

const { sunrise, list, steps, number, photograph, type } = layoutNames;
const { automatic, bars, share, compare, timeline, flow, figures } = diagramNames;
const names = [
  automatic,
  bars,
  share,
  compare,
  timeline,
  flow,
  figures,
  list,
  steps,
  number,
  photograph,
  type,
  sunrise,
] as const;

export const infographicFields = defineFields({
  title: { kind: 'lines', label: 'Title', initial: 'What a solar panel is made of' },
  subtitle: { kind: 'lines', label: 'Subtitle', initial: '' },
  points: {
    kind: 'lines',
    label: 'Points',
    hint: 'Enter one per line, with a number if you have one, such as “Glass: 76%.” To add a heading, write “Heading: text.”',
    initial: ['Glass: 76%', 'Plastic films: 10%', 'Aluminum: 8%', 'Silicon, copper and silver: 6%'].join(
      '\n',
    ),
  },
  unit: {
    kind: 'text',
    label: 'Unit',
    hint: "For example, “tons” or “panels.” It's added to numbers that don't have a unit.",
    initial: '',
    limit: 14,
    when: { composition: toScale },
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: 'portrait', label: 'Portrait, 1080 × 1350 px' },
      { value: 'tall', label: 'Tall, 1080 × 1920 px' },
      { value: 'wide', label: 'Wide, 1920 × 1080 px' },
      { value: '8.5x11', label: '8.5 × 11 in Letter' },
      ...metricSizes('a4', 'a3'),
    ],
    initial: 'portrait',
  },
  language: languageField,
  composition: layoutField(names),
  theme: themeField,
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
