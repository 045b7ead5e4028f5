import { expect, it } from 'vitest';
import { longer } from '../../apps/storybook/.storybook/longer.ts';

it.each(['Download', 'OK', 'Open studio', 'A piece that nobody has kept yet stays in this browser.', 'PNG'])(
  '%s gets at least 40 %% longer, word by word',
  (words) => {
    const each = longer(words).slice(1, -1).split(' ');
    expect(each).toHaveLength(words.split(' ').length);
    for (const [place, word] of words.split(' ').entries())
      expect(each[place]?.length).toBeGreaterThanOrEqual(Math.floor(1.4 * word.length));
  },
);

it('keeps numbers, spaces around words, and text in other scripts', () => {
  expect(longer(' 24 ')).toBe(' 24 ');
  expect(longer(' a ')).toBe(' [áá] ');
  expect(longer('לוח')).toBe('לוח');
});

it('only uses letters that Poppins has', () => {
  expect(longer('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).toMatch(/^[\u0020-\u017f]+$/);
});
