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
    event: 'Bring us your old panels',
    service: 'One truck takes it all',
    awareness: "Old panels aren't waste",
    educational: "What's inside a solar panel",
  },
  subtitle: {
    event: 'A drop-off day for solar panels, inverters and batteries.',
    service: 'Panels, batteries, inverters and drives leave your site together.',
    awareness: '80 million solar panels reach the end of their life by 2030.',
    educational: 'Four materials, and all of them can be used again.',
  },
  description: {
    event:
      "Bring any equipment you've taken down, in any condition. We'll weigh and list it and tell you where each part goes.",
    service:
      "Send us your equipment list. We'll send a quote within 24 hours, schedule the pickup and document every item we process.",
    awareness:
      "Today, 90% of a panel's material is wasted. Glass, aluminum, silicon and silver can go back into use. Ask us before you scrap a panel.",
    educational:
      'Glass covers the cells and makes up most of the weight.\nAluminum frames the panel and can be melted again and again.\nSilicon turns light into current.\nSilver and copper carry the current out of the cells.',
  },
};

export const flyerFields = defineFields({
  title: { kind: 'lines', label: 'Title', initial: { by: 'type', table: copy.title } },
  subtitle: { kind: 'lines', label: 'Subtitle', initial: { by: 'type', table: copy.subtitle } },
  type: {
    kind: 'choice',
    label: 'Type',
    options: [
      { value: 'event', label: 'Event' },
      { value: 'service', label: 'Service' },
      { value: 'awareness', label: 'Awareness' },
      { value: 'educational', label: 'Educational' },
    ],
    initial: 'event',
  },
  eventDate: { kind: 'date', label: 'Event date', initial: '', when: { type: 'event' } },
  eventTime: { kind: 'time', label: 'Event time', initial: '', when: { type: 'event' } },
  location: { kind: 'text', label: 'Location', initial: '', when: { type: 'event' } },
  description: {
    kind: 'lines',
    label: 'Description',
    initial: { by: 'type', table: copy.description },
  },
  link: linkField,
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: '8.5x11', label: '8.5 × 11 in' },
      { value: '5.5x8.5', label: '5.5 × 8.5 in' },
      { value: '11x17', label: '11 × 17 in' },
      { value: '4x6', label: '4 × 6 in' },
      ...metricSizes('a4', 'a5'),
    ],
    initial: '8.5x11',
  },
  orientation: orientationField,
  tearOff: {
    kind: 'choice',
    label: 'Tear-off strip',
    options: [
      { value: 'none', label: 'None' },
      { value: '8', label: '8 strips' },
      { value: '10', label: '10 strips' },
    ],
    initial: 'none',
    when: { size: ['8.5x11', '11x17', 'a4'] },
  },
  language: languageField,
  composition: layoutField(sharedLayouts),
  figure: figureField,
  theme: pictureThemeField,
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: {
      by: 'type',
      table: {
        event: 'logistics-dock',
        service: 'inverters',
        awareness: 'solar-aisle',
        educational: 'panel-recycling',
      },
    },
    follows: ['title', 'subtitle', 'description'],
    tall: [
      { composition: 'sunrise', type: 'educational', orientation: 'portrait' },
      { composition: 'sunrise', type: 'event', size: '11x17', orientation: 'landscape' },
      { composition: 'photograph', size: '11x17', orientation: 'landscape' },
    ],
    when: [{ composition: ['sunrise', ...pictureLayoutIds] }, { theme: 'image' }],
  },
  pictures: {
    kind: 'choice',
    label: 'Pictures',
    options: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
    ],
    initial: 'one',
    when: [
      { composition: 'photograph' },
      { composition: 'sunrise', type: ['event', 'service', 'educational'] },
    ],
  },
  picture2: {
    kind: 'picture',
    label: 'Second picture',
    fills: 2,
    follows: ['description'],
    unlike: ['picture'],
    when: [
      { composition: 'photograph', pictures: 'two' },
      { composition: 'sunrise', type: ['event', 'service', 'educational'], pictures: 'two' },
    ],
  },
  partner: partnerField,
});

export type FlyerDraft = DraftOf<typeof flyerFields>;
