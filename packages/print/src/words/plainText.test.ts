import { describe, expect, it } from 'vitest';
import { nameOf, placedName } from './characterNames.ts';
import { plainLines, staysInWord, withoutInvisible } from './plainText.ts';

describe('plain text', () => {
  it.each([
    ['co\u2011op', 'co\u2060-\u2060op'],
    ['a\u2010b \u2012 \u2015', 'a-b – —'],
    ['5 \u212a, 3 \u2126, \u212bngström', '5 K, 3 Ω, Ångström'],
    ['e\u0301 Nguye\u0302\u0303n и\u0306 か\u3099', 'é Nguyễn й が'],
    ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
    ['Α\u0313ριστοτε\u0301λης', 'Ἀριστοτέλης'],
  ])('replaces lookalikes and composes letters: %j', (typed, shown) => {
    expect(plainLines(typed)).toBe(shown);
    expect(plainLines(shown)).toBe(shown);
  });

  it('keeps each letter of a name, even one with a more common equivalent', () => {
    for (const name of ['塚本', '神田', 'शांतिनिकेतन', 'שָׁלוֹם', 'ﬁn']) expect(plainLines(name)).toBe(name);
  });

  it('distinguishes visible characters from joiners and direction marks', () => {
    expect(withoutInvisible('a\u200d\u200c\u00ad\u2060\u2066\ufe0f\u034f\u200eb')).toBe('ab');
    expect(withoutInvisible(' \u200d\n')).toBe(' \n');
    expect(staysInWord('\u200d\u2060')).toBe(true);
    for (const parts of ['\u200e', '\u2067', ' ', '-']) expect(staysInWord(parts)).toBe(false);
  });
});

describe('the name of a character that cannot be drawn', () => {
  it.each([
    ['ᚠ', 'Hello ', '“ᚠ”'],
    ['\ue000', 'Hello ', 'U+E000, private use character, after “Hello”'],
    ['\u0378', '', 'U+0378, unassigned character, at the start of a text'],
    ['\u0489', 'Say hello', 'U+0489, combining mark, after “hello”'],
    ['\u2800', 'a', 'U+2800, blank sign, after “a”'],
  ])('is %j itself, or its code point, kind and place', (character, before, name) => {
    expect(nameOf({ character, before })).toBe(name);
  });
});

it('adds the place of a visible character', () => {
  expect(placedName({ character: 'ᚠ', before: 'Sunrise ' })).toBe('“ᚠ” after “Sunrise”');
  expect(placedName({ character: 'q\u0303', before: '' })).toBe('“q\u0303” at the start of a text');
  expect(placedName({ character: '\ue000', before: 'Hello ' })).toBe(
    'U+E000, private use character, after “Hello”',
  );
});
