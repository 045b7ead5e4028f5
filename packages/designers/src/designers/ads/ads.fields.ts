import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { themeField } from '../../editor/fields/sharedFields.ts';
import { figureField, layoutField, layoutNames } from '../../editor/layouts/layoutNames.ts';
import { adSize, dimensionOf } from './adSizes.ts';

const sizeOptions = (...names: string[]) =>
  names.map((value) => {
    const size = adSize(value);
    return {
      value,
      label: `${size.label}, ${size.suggested ? 'dimension not specified' : dimensionOf(size)}`,
    };
  });

/** In characters, for both versions. */
const headlineLimit = 30;

/** The layouts of ads, in the order they're offered. All but Number also fit strips. */
const adLayouts = [
  layoutNames.sunrise,
  layoutNames.type,
  layoutNames.photograph,
  layoutNames.number,
] as const;

export const adsFields = defineFields({
  headline: { kind: 'text', label: 'Headline', initial: 'Recycle your retired panels', limit: headlineLimit },
  description: {
    kind: 'lines',
    label: 'Description',
    hint: "Doesn't appear on banners or mobile banners.",
    initial: 'We collect, recycle and document every item. Get a quote within 24 hours.',
    limit: 90,
  },
  cta: { kind: 'text', label: 'Call to action', initial: 'Get a quote', limit: 15 },
  versions: {
    kind: 'choice',
    label: 'Versions',
    options: [
      { value: 'one', label: 'One ad' },
      { value: 'ab', label: 'A and B, for testing' },
    ],
    initial: 'one',
  },
  headlineB: {
    kind: 'text',
    label: 'Headline for B',
    hint: 'Leave blank to use the headline from A.',
    initial: '',
    limit: headlineLimit,
    when: { versions: 'ab' },
  },
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: [
      { value: 'google', label: 'Google' },
      { value: 'facebook', label: 'Facebook' },
      { value: 'linkedin', label: 'LinkedIn' },
      { value: 'display', label: 'Display' },
    ],
    initial: 'google',
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: {
      by: 'platform',
      table: {
        google: sizeOptions('leaderboard', 'medium-rectangle', 'banner', 'mobile-banner'),
        facebook: sizeOptions('feed', 'story', 'carousel', 'collection'),
        linkedin: sizeOptions('sponsored-content', 'message', 'display'),
        display: sizeOptions('leaderboard', 'skyscraper', 'rectangle', 'banner'),
      },
    },
    initial: 'leaderboard',
  },
  language: languageField,
  composition: layoutField(adLayouts),
  compositionB: {
    ...layoutField(adLayouts),
    label: 'Composition for B',
    drawn: 'b',
    initial: 'type',
    when: { versions: 'ab' },
  },
  figure: { ...figureField, when: [figureField.when, { versions: 'ab', compositionB: 'number' }] },
  theme: themeField,
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: 'solar-farm',
    follows: ['headline', 'description'],
    when: [
      { composition: ['sunrise', 'photograph'] },
      { versions: 'ab', compositionB: ['sunrise', 'photograph'] },
    ],
  },
});

export type AdsDraft = DraftOf<typeof adsFields>;
