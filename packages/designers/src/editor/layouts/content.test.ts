import { expect, it } from 'vitest';
import { type Content, loadBeside, loadOf } from './content.ts';

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
] as const)('a long word needs a wide column beside a picture: %s', (headline, load) => {
  expect(loadBeside(contentOf(headline))).toBe(load);
});

it('a long word needs no taller ground', () => {
  expect(loadOf(contentOf('Room decommissioning'))).toBe('light');
});
