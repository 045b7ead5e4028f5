import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sentence } from './artwork.css.ts';
import { typesetHeadline } from './typeset.tsx';
import { partsOfWords } from './unbroken.ts';

/** The stretches of a headline that hold together before its words do. */
const heldIn = (text: string) =>
  renderToStaticMarkup(typesetHeadline(text))
    .split(`<span class="${sentence}">`)
    .slice(1)
    .map((part) => part.replace(/<.*$/, ''));

describe('a headline', () => {
  it('of short sentences breaks between them first', () => {
    expect(heldIn('We collect. We recycle. You get the proof.')).toEqual([
      'We collect.',
      'We recycle.',
      'You get the proof.',
    ]);
  });
  it.each([
    ['one sentence', 'Every panel has a second sunrise.'],
    ['a long one among them', 'We collect. Your retired panels come back as glass, silver and silicon.'],
    ['lines of its author’s', 'We collect.\nWe recycle. You rest.'],
  ])('breaks as its words do with %s', (_what, text) => {
    expect(heldIn(text)).toEqual([]);
    expect(renderToStaticMarkup(typesetHeadline(text)).replaceAll(/<[^>]*>/g, '')).toBe(text);
  });
});

it.each([
  ['Inverters/(string)/(central)—[all]', ['Inverters/', '(string)/', '(central)', '—', '[all]']],
  [
    'Send solar-modules@nowhere for batteries/modules',
    ['Send ', 'solar-', 'modules', '@nowhere ', 'for ', 'batteries/', 'modules'],
  ],
  ['short/word', ['short/word']],
])('a long word may break at its slashes, hyphens, brackets and signs: %s', (text, parts) => {
  expect(partsOfWords(text).join('')).toBe(text);
  expect(partsOfWords(text)).toEqual(parts);
});
