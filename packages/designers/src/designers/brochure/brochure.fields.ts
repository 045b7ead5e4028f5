import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { linkField } from '../../editor/fields/link.ts';
import { partnerField } from '../../editor/fields/partnerField.ts';
import { themeField } from '../../editor/fields/sharedFields.ts';
import { layoutField } from '../../editor/layouts/layoutNames.ts';
import { metricSizes } from '../../editor/sizes/metricSheets.ts';
import { covers, insides } from './looks.ts';

export const brochureFields = defineFields({
  title: {
    kind: 'lines',
    label: 'Title',
    initial: 'Enterprise data solutions from rack to recycling',
  },
  subtitle: {
    kind: 'lines',
    label: 'Subtitle',
    initial: "We supply and manage your hardware, then take it back when you're done.",
  },
  content: {
    kind: 'lines',
    label: 'Key points',
    hint: 'Enter one per line. To add a heading, write “Heading: text.”',
    initial: [
      'We supply and manage enterprise data hardware.',
      'We buy surplus and decommissioned equipment.',
      'We destroy drives and the data on them.',
      'We recycle panels, batteries and inverters.',
      'You get a quote within 24 hours.',
      'You get documents for every item.',
    ].join('\n'),
  },
  link: { ...linkField, hint: 'The QR code appears on the back, above your contact details.' },
  pages: {
    kind: 'choice',
    label: 'Pages',
    options: [
      { value: '4', label: '4 pages' },
      { value: '6', label: '6 pages' },
      { value: '8', label: '8 pages' },
    ],
    initial: '6',
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: '8.5x11', label: '8.5 × 11 in Letter' },
      { value: '8.5x14', label: '8.5 × 14 in Legal' },
      { value: '11x17', label: '11 × 17 in Tabloid' },
      ...metricSizes('a4', 'a3'),
      { value: 'custom', label: 'Custom' },
    ],
    initial: '8.5x11',
  },
  width: {
    kind: 'text',
    label: 'Width in inches',
    hint: 'From 3 to 24.',
    initial: '8.5',
    measures: true,
    when: { size: 'custom' },
  },
  height: {
    kind: 'text',
    label: 'Height in inches',
    hint: 'From 3 to 24. The longer edge is always the width.',
    initial: '11',
    measures: true,
    when: { size: 'custom' },
  },
  fold: {
    kind: 'choice',
    label: 'Fold',
    options: [
      { value: 'tri-fold', label: 'Tri-fold (3 panels)' },
      { value: 'bi-fold', label: 'Bi-fold (2 panels)' },
      { value: 'z-fold', label: 'Z-fold (accordion, 3 panels)' },
      { value: 'gate-fold', label: 'Gate-fold (4 panels)' },
    ],
    initial: 'tri-fold',
  },
  language: languageField,
  cover: { ...layoutField(covers), label: 'Cover' },
  inside: { ...layoutField(insides), label: 'Inside', drawn: 'inside' },
  slogan: {
    kind: 'choice',
    label: 'Company slogan',
    options: [
      { value: 'shown', label: 'Shown' },
      { value: 'left-out', label: 'Hidden' },
    ],
    initial: 'shown',
    when: { cover: 'sunrise', fold: ['tri-fold', 'z-fold', 'gate-fold'] },
  },
  theme: themeField,
  coverPicture: {
    kind: 'picture',
    label: 'Outside picture',
    fills: 1,
    standIn: 'warehouse',
    follows: ['title', 'subtitle'],
  },
  firstPicture: {
    kind: 'picture',
    label: 'First inside picture',
    fills: 2,
    standIn: 'solar-farm',
    follows: ['content'],
    unlike: ['coverPicture'],
  },
  secondPicture: {
    kind: 'picture',
    label: 'Second inside picture',
    fills: 3,
    standIn: 'drive-destruction',
    follows: ['content'],
    unlike: ['coverPicture', 'firstPicture'],
    when: { inside: 'story' },
  },
  partner: partnerField,
});

export type BrochureDraft = DraftOf<typeof brochureFields>;
