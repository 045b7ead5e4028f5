import { optionsOf } from '../../editor/fields/fields.ts';
import { joinWithAnd, type Passages, pixelsOf } from '../passages.ts';
import { adSize } from './adSizes.ts';
import { adsFields } from './ads.fields.ts';

const { headline, description, cta, size, versions, headlineB } = adsFields;

/** The sizes of a platform, with a note on suggested ones. */
function sizesOn(platform: string, name: string): string {
  const sizes = optionsOf(size, { platform }).map(({ value }) => adSize(value));
  const suggested = Map.groupBy(
    sizes.filter(({ suggested }) => suggested),
    ({ width, height }) => `${width}x${height} pixels`,
  );
  const suggestions = [...suggested].map(
    ([pixels, ads]) => `${pixels} for ${joinWithAnd(ads.map(({ label }) => label.toLowerCase()))} ads`,
  );
  const sizesText = `${name} ads: ${pixelsOf(sizes.filter(({ suggested }) => !suggested))}.`;
  return suggestions.length > 0
    ? `${sizesText} ${name} doesn't specify dimensions for some sizes. We suggest ${joinWithAnd(suggestions)}.`
    : sizesText;
}

export const adsKnowledge: Passages = {
  'Google ad sizes': sizesOn('google', 'Google'),
  'Facebook ad sizes': sizesOn('facebook', 'Facebook'),
  'LinkedIn and display ad sizes': `${sizesOn('linkedin', 'LinkedIn')} ${sizesOn('display', 'Display')}`,
  'Ad text limits': `The headline of an ad can have up to ${headline.limit} characters, the description ${description.limit} and the call to action ${cta.limit}.`,
  'Two versions of an ad': `To test two versions of an ad against each other, choose "A and B, for testing" under "${versions.label}" in the ad designer. B has its own headline (up to ${headlineB.limit} characters) and composition. Leave B's headline blank to use A's.`,
};
