import { expect, it } from 'vitest';
import { type Content, densityBesidePicture, textDensityOf } from './content.ts';

const contentOf = (headline: string): Content => ({
  language: 'en-US',
  headline: { field: 'title', text: headline },
  foot: { field: 'foot', lines: [] },
  picture: { url: '', alt: '', focus: { x: 0.5, y: 0.5 }, scale: 1 },
});

it.each([
  ['Room decommissioning', 'heavy'],
  ['Broom-clean, drop-off, pick-up', 'light'],
  ['Old panels', 'light'],
] as const)('sets the width of the column next to a picture by its longest word: %s', (headline, load) => {
  expect(densityBesidePicture(contentOf(headline))).toBe(load);
});

it('adds no ground for a long word', () => {
  expect(textDensityOf(contentOf('Room decommissioning'))).toBe('light');
});
