import { expect, it } from 'vitest';
import { ads } from '../../designers/ads/ads.ts';
import { brochure } from '../../designers/brochure/brochure.ts';
import { postcard } from '../../designers/postcard/postcard.ts';
import { poster } from '../../designers/poster/poster.ts';
import type { Designer } from '../designer.ts';
import { newDraft } from '../drafts/draft.ts';
import { sectionsOf } from './sections.ts';

const of = (designer: unknown) => sectionsOf(designer as Designer, newDraft((designer as Designer).fields));

it('starts with the kind of piece, its layout, theme and size, and keeps the words in order', () => {
  const { design, words, pictures } = of(poster);
  expect(Object.keys(design)).toEqual(['type', 'composition', 'theme', 'size', 'orientation', 'language']);
  expect(Object.keys(words)).toEqual([
    'title',
    'subtitle',
    'eventDate',
    'eventTime',
    'location',
    'link',
    'figure',
  ]);
  expect(Object.keys(pictures)).toEqual(['picture', 'partner']);
  expect(Object.keys(of(ads).design)).toEqual([
    'platform',
    'composition',
    'compositionB',
    'theme',
    'versions',
    'size',
    'language',
  ]);
});

it('shows choices that change the piece as pictures, and lists the others', () => {
  const { design } = of(postcard);
  const seen = Object.entries(design).map(([name, field]) => [name, field.kind === 'choice' && field.drawn]);
  expect(Object.fromEntries(seen)).toMatchObject({
    type: true,
    theme: true,
    size: true,
    finish: undefined,
    quantity: undefined,
  });
});

it('keeps lengths next to the size, and the side that a choice is shown on', () => {
  const { design, words } = of(brochure);
  const names = Object.keys(design);
  expect(names.slice(0, 3)).toEqual(['cover', 'inside', 'theme']);
  expect(names.indexOf('width')).toBe(names.indexOf('size') + 1);
  expect(design.inside).toMatchObject({ drawn: 'inside' });
  expect(Object.keys(words)).toEqual(['title', 'subtitle', 'content', 'link']);
});
