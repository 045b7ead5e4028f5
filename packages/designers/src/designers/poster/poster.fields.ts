import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { linkField } from '../../editor/fields/link.ts';
import { partnerField } from '../../editor/fields/partnerField.ts';
import { orientationField, pictureThemeField } from '../../editor/fields/sharedFields.ts';
import {
  figureField,
  layoutField,
  pictureLayoutIds,
  sharedLayouts,
} from '../../editor/layouts/layoutNames.ts';
import { metricSizes } from '../../editor/sizes/metricSheets.ts';

const copy = {
  title: {
    event: 'Bring us your retired panels',
    awareness: 'Every panel has a second sunrise',
    service: 'We collect. We recycle. You get proof.',
    educational: "What's left in a panel after 25 years",
  },
  subtitle: {
    event: 'A free drop-off day for solar panels, inverters and batteries.',
    awareness: 'Glass, aluminum, silicon and silver go back into use instead of landfill.',
    service: 'One pickup for panels, batteries, inverters and drives, with documents for every item.',
    educational: 'Nine-tenths of its weight in glass and aluminum, ready to be used again.',
  },
};

export const posterFields = defineFields({
  title: { kind: 'lines', label: 'Title', initial: { by: 'type', table: copy.title } },
  subtitle: { kind: 'lines', label: 'Subtitle', initial: { by: 'type', table: copy.subtitle } },
  type: {
    kind: 'choice',
    label: 'Type',
    options: [
      { value: 'event', label: 'Event' },
      { value: 'awareness', label: 'Awareness' },
      { value: 'service', label: 'Service' },
      { value: 'educational', label: 'Educational' },
    ],
    initial: 'event',
  },
  eventDate: { kind: 'date', label: 'Event date', initial: '', when: { type: 'event' } },
  eventTime: { kind: 'time', label: 'Event time', initial: '', when: { type: 'event' } },
  location: { kind: 'text', label: 'Location', initial: '', when: { type: 'event' } },
  link: linkField,
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: '11x17', label: '11 × 17 in' },
      { value: '18x24', label: '18 × 24 in' },
      { value: '24x36', label: '24 × 36 in' },
      { value: '27x40', label: '27 × 40 in' },
      ...metricSizes('a3', 'a2', 'a1'),
    ],
    initial: '18x24',
  },
  orientation: orientationField,
  language: languageField,
  composition: layoutField(sharedLayouts),
  figure: figureField,
  theme: pictureThemeField,
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    // Other sheets need a picture with more pixels.
    standIn: {
      by: 'size',
      table: {
        '11x17': 'solar-farm',
        '18x24': 'solar-utility-aerial',
        '24x36': 'solar-farm',
        '27x40': 'solar-farm',
        a3: 'solar-farm',
        a2: 'solar-farm',
        a1: 'solar-farm',
      },
    },
    follows: ['title', 'subtitle'],
    // The largest picture is upright.
    tall: [
      { composition: ['photograph', 'window'], orientation: 'landscape' },
      { composition: 'photograph', size: ['11x17', 'a3', 'a2', 'a1'] },
      { composition: ['type', 'window'], size: ['11x17', '24x36', '27x40', 'a3', 'a2', 'a1'] },
      {
        composition: 'number',
        type: 'educational',
        orientation: 'portrait',
        size: ['11x17', '24x36', '27x40', 'a3', 'a2', 'a1'],
      },
    ],
    when: [{ theme: 'image' }, { composition: pictureLayoutIds }],
  },
  partner: partnerField,
});

export type PosterDraft = DraftOf<typeof posterFields>;
