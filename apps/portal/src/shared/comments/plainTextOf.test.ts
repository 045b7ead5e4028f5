import { expect, it } from 'vitest';
import { plainTextOf } from './plainTextOf.ts';

it.each([
  ['co\u00adoperate\u200b', 'cooperate'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['a\tb\u0007', 'a b'],
  ['\u202eesrever', 'esrever'],
  ['👩\u200d💻', '👩💻'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200cmy', 'my'],
  ['Größe 12 – ❤\ufe0f', 'Größe 12 – ❤\ufe0f'],
])('%j becomes %j', (input, output) => {
  expect(plainTextOf(input)).toBe(output);
});
