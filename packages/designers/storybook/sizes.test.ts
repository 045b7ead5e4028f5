import { describe, expect, it } from 'vitest';
import { ads } from '../src/designers/ads/ads.ts';
import { brochure } from '../src/designers/brochure/brochure.ts';
import type { Designer } from '../src/editor/designer.ts';
import { newDraft } from '../src/editor/drafts/draft.ts';
import type { AnyDraft } from '../src/editor/fields/fields.ts';
import { comparedOf } from './sizes.ts';

/** The looks of the first size whose draft has these choices. */
const looksOf = (designer: unknown, choices: AnyDraft = {}) =>
  comparedOf(designer as Designer, newDraft((designer as Designer).fields)).find(({ looks }) =>
    Object.entries(choices).every(([name, value]) => looks[0]?.draft[name] === value),
  )?.looks ?? [];
const sidesOf = (looks: ReturnType<typeof looksOf>) => new Set(looks.map(({ side }) => side));

describe('what is compared', () => {
  it('of a brochure are its covers on the outside, then its insides, in every theme', () => {
    const looks = looksOf(brochure);
    expect(sidesOf(looks)).toEqual(new Set([undefined, 'inside']));
    expect(looks[0]?.label).toMatch(/^Cover: /);
    expect(looks.at(-1)?.label).toMatch(/^Inside: /);
    const covers = looks
      .filter(({ side }) => side === undefined)
      .map(({ draft }) => `${draft.cover} ${draft.theme}`);
    expect(new Set(covers).size).toBe(covers.length);
  });
  it('of an ad that is tested against another are both, each on its own artboard', () => {
    expect(sidesOf(looksOf(ads, { versions: 'one' }))).toEqual(new Set([undefined]));
    expect(sidesOf(looksOf(ads, { versions: 'ab' }))).toEqual(new Set([undefined, 'b']));
  });
});
