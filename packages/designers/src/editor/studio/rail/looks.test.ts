import { expect, it } from 'vitest';
import { brochure } from '../../../designers/brochure/brochure.ts';
import { poster } from '../../../designers/poster/poster.ts';
import type { Designer } from '../../designer.ts';
import { newDraft } from '../../drafts/draft.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { designOf, designsOf, withDesign } from './designs.ts';

const data = { user: defaultUserDetails, images: [] };
const of = (typed: unknown) => {
  const designer = typed as Designer;
  const draft = newDraft(designer.fields);
  return { designer, draft, looks: designsOf(designer, draft, data) };
};

it('offers each layout in each theme, without those that the draft cannot have', () => {
  const { looks } = of(poster);
  expect(looks.map(({ label }) => label)).toContain('Type, Orange');
  expect(looks.map(({ label }) => label)).toContain('Sunrise, White');
  // An event without a date.
  expect(looks.some(({ label }) => label.startsWith('Date'))).toBe(false);
});

it('changes the design of a draft and none of its words, and is found again', () => {
  for (const { designer, draft, looks } of [of(poster), of(brochure)]) {
    expect(designOf(looks, draft)).toBe(looks[0]);
    const last = looks.at(-1);
    if (!last) throw new Error('There is no look.');
    const changed = withDesign(designer, draft, last);
    expect(designOf(looks, changed)).toBe(last);
    expect({ ...changed, ...Object.fromEntries(last.values.map(([name]) => [name, draft[name]])) }).toEqual(
      draft,
    );
  }
});
