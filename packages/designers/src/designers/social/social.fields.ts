import { type DraftOf, defineFields, isVisible } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { pictureThemeField } from '../../editor/fields/sharedFields.ts';
import {
  figureField,
  layoutField,
  pictureLayoutIds,
  sharedLayoutsAndQuote,
} from '../../editor/layouts/layoutNames.ts';
import { dimensionOf, socialFormats } from './socialFormats.ts';

const captions = {
  instagram:
    "Every panel has a second sunrise. Glass, aluminum, silicon and silver go back into use instead of landfill.\n\nTell us what you're taking down, and we'll send a quote within 24 hours.",
  facebook:
    "Bring us your retired panels. We collect panels, batteries, inverters and drives, with documents for every item.\n\nSend us your equipment list. We'll send a quote within 24 hours.",
  linkedin:
    "80 million panels reach end of life by 2030. Plan for yours now: collection, recycling and documents for every item.\n\nSend us your equipment list. We'll send a quote within 24 hours and complete the work in 7 to 14 days.",
  twitter: 'Every panel has a second sunrise. Send us your equipment list and get a quote within 24 hours.',
};

/** In characters. */
const captionLimits = { instagram: 2200, facebook: 2200, linkedin: 2200, twitter: 280 };

/** Maximum number of characters on a draft's platform. */
export const captionLimit = ({ platform }: Pick<SocialDraft, 'platform'>) => captionLimits[platform];

const formatOptions = (platform: string) =>
  Object.entries(socialFormats[platform] ?? {}).map(([value, format]) => ({
    value,
    label: `${format.label}, ${dimensionOf(format)}`,
  }));

/** Formats for carousels. */
const inSeries = ['feed-post', 'story'];

/** The fields of a later frame's words, for carousels with this many frames. */
const frame = (number: number, frames: readonly string[]) =>
  ({
    kind: 'lines',
    label: `Text for frame ${number}`,
    hint: 'The first line is the headline. Leave blank to use the next sentence of the caption.',
    initial: '',
    when: { format: inSeries, frames },
  }) as const;

/** The field of a later frame's picture, different from earlier frames. */
const framePicture = (number: number, frames: readonly string[]) =>
  ({
    kind: 'picture',
    label: `Picture for frame ${number}`,
    fills: number,
    follows: [`frame${number}`],
    unlike: Array.from({ length: number - 1 }, (_, before) =>
      before === 0 ? 'picture' : `picture${before + 1}`,
    ),
    when: [
      { format: inSeries, frames, theme: 'image' },
      { format: inSeries, frames, composition: pictureLayoutIds },
    ],
  }) as const;

export const socialFields = defineFields({
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: [
      { value: 'instagram', label: 'Instagram' },
      { value: 'facebook', label: 'Facebook' },
      { value: 'linkedin', label: 'LinkedIn' },
      { value: 'twitter', label: 'Twitter' },
    ],
    initial: 'instagram',
  },
  format: {
    kind: 'choice',
    label: 'Format',
    options: {
      by: 'platform',
      table: {
        instagram: formatOptions('instagram'),
        facebook: formatOptions('facebook'),
        linkedin: formatOptions('linkedin'),
        twitter: formatOptions('twitter'),
      },
    },
    initial: 'feed-post',
  },
  caption: {
    kind: 'lines',
    label: 'Caption',
    hint: 'The first sentence becomes the headline on the picture. If the second sentence is short, it goes below the headline.',
    initial: { by: 'platform', table: captions },
    limit: { by: 'platform', table: captionLimits },
  },
  headline: {
    kind: 'lines',
    label: 'Headline on the picture',
    hint: 'Leave blank to use the first sentence of the caption.',
    initial: '',
  },
  line: {
    kind: 'lines',
    label: 'Line below the headline',
    hint: "Leave blank to use the caption's second sentence, if it's short. Enter three lines to make a list.",
    initial: '',
  },
  frames: {
    kind: 'choice',
    label: 'Frames',
    options: [
      { value: 'one', label: 'One picture' },
      { value: '3', label: 'Carousel of 3' },
      { value: '4', label: 'Carousel of 4' },
      { value: '5', label: 'Carousel of 5' },
    ],
    initial: 'one',
    when: { format: inSeries },
  },
  frame2: frame(2, ['3', '4', '5']),
  frame3: frame(3, ['3', '4', '5']),
  frame4: frame(4, ['4', '5']),
  frame5: frame(5, ['5']),
  hashtags: {
    kind: 'text',
    label: 'Hashtags',
    hint: 'Separate hashtags with spaces or commas. They go below the caption.',
    initial: '#SolarRecycling #SecondLife #Solar',
  },
  cta: {
    kind: 'text',
    label: 'Call to action',
    initial: {
      by: 'platform',
      table: {
        instagram: 'Link in bio',
        facebook: 'Get a quote',
        linkedin: 'Get a quote',
        twitter: 'Get a quote',
      },
    },
  },
  eventDate: { kind: 'date', label: 'Event date', initial: '' },
  eventTime: { kind: 'time', label: 'Event time', initial: '' },
  location: { kind: 'text', label: 'Location', initial: '' },
  language: languageField,
  composition: layoutField(sharedLayoutsAndQuote),
  figure: figureField,
  saidBy: {
    kind: 'text',
    label: 'Quoted person',
    initial: '',
    when: { composition: 'quote' },
  },
  theme: pictureThemeField,
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: {
      by: 'format',
      table: { story: 'solar-utility-aerial', reel: 'solar-utility-aerial' },
    },
    follows: ['headline', 'line', 'caption'],
    when: [{ theme: 'image' }, { composition: pictureLayoutIds }],
  },
  picture2: framePicture(2, ['3', '4', '5']),
  picture3: framePicture(3, ['3', '4', '5']),
  picture4: framePicture(4, ['4', '5']),
  picture5: framePicture(5, ['5']),
});

export type SocialDraft = DraftOf<typeof socialFields>;

/** Number of pictures in a post. */
export const framesOf = (draft: SocialDraft): number =>
  isVisible(socialFields.frames, draft) && draft.frames !== 'one' ? Number(draft.frames) : 1;
