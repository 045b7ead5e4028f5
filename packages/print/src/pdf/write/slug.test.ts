import { expect, it } from 'vitest';
import { wordsForSlug } from './slug.ts';

const poppins = /[\u0020-\u017f\p{Script=Devanagari}]|\u0301/u;

it.each([
  ['Solar मेला 2027', 'Solar 2027'],
  ['क्षितिज', ''],
  ['Cafe\u0301 Solar', 'Café Solar'],
  ['q\u0301 Ω plan', 'q plan'],
])('leaves out letters that need shaping or that Poppins lacks: %s', (title, words) => {
  expect(wordsForSlug(title, (character) => poppins.test(character))).toBe(words);
});
