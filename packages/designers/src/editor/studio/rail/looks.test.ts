import { expect, it } from 'vitest';
import { brochure } from '../../../designers/brochure/brochure.ts';
import { infographic } from '../../../designers/infographic/infographic.ts';
import { poster } from '../../../designers/poster/poster.ts';
import type { Designer } from '../../designer.ts';
import { newDraft } from '../../drafts/draft.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { sectionsOf, showsPictures } from '../sections.ts';
import { designOf, designsOf, designsWithPicture, withDesign } from './designs.ts';

const data = { user: defaultUserDetails, images: [] };
const of = (typed: unknown) => {
  const designer = typed as Designer;
  const draft = newDraft(designer.fields);
  return { designer, draft, designs: designsOf(designer, draft, data) };
};

it('offers each layout in each theme, except those that the draft rules out', () => {
  const { designs } = of(poster);
  expect(designs.map(({ label }) => label)).toContain('Type, Orange');
  expect(designs.map(({ label }) => label)).toContain('Sunrise, White');
  // An event without a date.
  expect(designs.some(({ label }) => label.startsWith('Date'))).toBe(false);
});

it('changes only the design of a draft, and recognizes the result', () => {
  for (const { designer, draft, designs } of [of(poster), of(brochure)]) {
    expect(designOf(designs, draft)).toBe(designs[0]);
    const last = designs.at(-1);
    if (!last) throw new Error('There is no design.');
    const changed = withDesign(designer, draft, last);
    expect(designOf(designs, changed)).toBe(last);
    expect({ ...changed, ...Object.fromEntries(last.values.map(([name]) => [name, draft[name]])) }).toEqual(
      draft,
    );
  }
});

it('offers each layout with a picture once: in the theme of the draft, or the first that shows one', () => {
  const { designer, draft, designs } = of(poster);
  const { pictures } = sectionsOf(designer, draft);
  // A partner's logo isn't a picture of the piece.
  expect(showsPictures(pictures, draft)).toBe(false);
  const offered = designsWithPicture(designer, draft, pictures, designs);
  expect(offered.map(({ label }) => label)).toEqual([
    'Sunrise, Image',
    'Type, Image',
    'Photograph, White',
    'Window, White',
    'Number, Image',
  ]);
  for (const design of offered)
    expect(showsPictures(pictures, withDesign(designer, draft, design))).toBe(true);
  const blue = { ...draft, theme: 'blue' };
  const inBlue = designsWithPicture(designer, blue, pictures, designsOf(designer, blue, data));
  expect(inBlue.map(({ label }) => label)).toContain('Photograph, Blue');
});

it('offers nothing if no available layout has a picture', () => {
  const { designer, draft, designs } = of(infographic);
  const { pictures } = sectionsOf(designer, draft);
  const without = designs.filter(({ id }) => !id.startsWith('photograph'));
  expect(without.length).toBeLessThan(designs.length);
  expect(designsWithPicture(designer, draft, pictures, without)).toEqual([]);
});
