import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { linkField } from '../../editor/fields/link.ts';
import { partnerField } from '../../editor/fields/partnerField.ts';
import { pictureThemeField } from '../../editor/fields/sharedFields.ts';
import {
  figureField,
  layoutField,
  pictureLayoutIds,
  sharedLayouts,
} from '../../editor/layouts/layoutNames.ts';
import { metricSizes } from '../../editor/sizes/metricSheets.ts';

const copy = {
  headline: {
    promotional: 'Recycle your old panels',
    reminder: 'Time to book your pickup',
    announcement: 'Panels and drives in one pickup',
    invitation: 'See where your panels go',
  },
  message: {
    promotional: 'We collect retired solar panels, recycle them and send you documents for every item.',
    reminder: "Retired panels take up space. Tell us how many you have, and we'll send a truck.",
    announcement: 'We now pick up solar panels, batteries, inverters and drives together.',
    invitation: 'Tour our recycling floor and watch a panel turn back into glass, aluminum and silicon.',
  },
  cta: {
    promotional: 'Get a quote within 24 hours',
    reminder: 'Call to pick a date',
    announcement: 'Send us your equipment list',
    invitation: 'Call to reserve a spot',
  },
};

export const postcardFields = defineFields({
  type: {
    kind: 'choice',
    label: 'Type',
    options: [
      { value: 'promotional', label: 'Promotional' },
      { value: 'reminder', label: 'Service Reminder' },
      { value: 'announcement', label: 'Announcement' },
      { value: 'invitation', label: 'Event Invitation' },
    ],
    initial: 'promotional',
  },
  headline: { kind: 'lines', label: 'Headline', initial: { by: 'type', table: copy.headline } },
  message: { kind: 'lines', label: 'Message', initial: { by: 'type', table: copy.message } },
  cta: { kind: 'text', label: 'Call to action', initial: { by: 'type', table: copy.cta } },
  backMessage: {
    kind: 'lines',
    label: 'Message on the back',
    hint: 'A short message next to the address. Leave blank to repeat the headline and call to action.',
    initial: '',
    limit: 140,
  },
  eventDate: { kind: 'date', label: 'Event date', initial: '', when: { type: 'invitation' } },
  eventTime: { kind: 'time', label: 'Event time', initial: '', when: { type: 'invitation' } },
  location: { kind: 'text', label: 'Location', initial: '', when: { type: 'invitation' } },
  link: linkField,
  postage: {
    kind: 'choice',
    label: 'Postage',
    options: [
      { value: 'stamp', label: 'Stamp' },
      { value: 'permit', label: 'Permit imprint' },
    ],
    initial: 'stamp',
  },
  permit: {
    kind: 'lines',
    label: 'Permit lines',
    hint: 'Enter them exactly as your post office provides them. They replace the stamp.',
    initial: 'PRSRT STD\nU.S. POSTAGE\nPAID\nAustin, TX\nPermit No.',
    when: { postage: 'permit' },
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: '4x6', label: '4 × 6 in' },
      { value: '5x7', label: '5 × 7 in' },
      { value: '6x9', label: '6 × 9 in' },
      { value: '6x11', label: '6 × 11 in' },
      ...metricSizes('a6', 'a5', 'dl'),
    ],
    initial: '4x6',
  },
  finish: {
    kind: 'choice',
    label: 'Finish',
    options: [
      { value: 'glossy', label: 'Glossy' },
      { value: 'matte', label: 'Matte' },
      { value: 'uv', label: 'UV' },
    ],
    initial: 'glossy',
  },
  quantity: {
    kind: 'choice',
    label: 'Quantity',
    options: [
      { value: '250', label: '250' },
      { value: '500', label: '500' },
      { value: '1000', label: '1,000' },
      { value: '2500', label: '2,500' },
      { value: '5000', label: '5,000' },
    ],
    initial: '500',
  },
  language: languageField,
  composition: layoutField(sharedLayouts),
  figure: figureField,
  theme: pictureThemeField,
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: 'logistics-dock',
    follows: ['headline', 'message'],
    when: [{ theme: 'image' }, { composition: pictureLayoutIds }],
  },
  partner: partnerField,
});

export type PostcardDraft = DraftOf<typeof postcardFields>;
