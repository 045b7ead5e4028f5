import { joinWithAnd, joinWithOr, type Passages, pixelsOf } from '../passages.ts';
import { socialFields } from './social.fields.ts';
import { socialFormats } from './socialFormats.ts';

const { platform, caption, frames, hashtags } = socialFields;
const series = frames.options.filter(({ value }) => value !== 'one');

const formatsOn = (id: string, name: string) =>
  `${name}: ${pixelsOf(Object.values(socialFormats[id] ?? {}))}.`;

/** Such as "280 characters for Twitter". */
const captionLimits = [...Map.groupBy(platform.options, ({ value }) => caption.limit.table[value])].map(
  ([limit, platforms]) => `${limit} characters for ${joinWithAnd(platforms.map(({ label }) => label))}`,
);

export const socialKnowledge: Passages = {
  'Instagram sizes': formatsOn('instagram', 'Instagram'),
  'Facebook post sizes': formatsOn('facebook', 'Facebook'),
  'LinkedIn post sizes': formatsOn('linkedin', 'LinkedIn'),
  'Twitter sizes': formatsOn('twitter', 'Twitter'),
  'Caption limits': `A caption can have up to ${captionLimits.join(', and up to ')}.`,
  Carousels: `A feed post or story can be a carousel of pictures to swipe through. Choose ${joinWithOr(series.map(({ value }) => value))} pictures under "${frames.label}." Each has its own text, and its own picture if the layout has one.`,
  Hashtags: `Enter a post's hashtags under "${hashtags.label}" in the social post designer, ${hashtags.hint.replace('Separated', 'separated')}`,
};
