import { expect, it } from 'vitest';
import { finds, folded } from './folded.ts';

it.each([
  ['O’Neill', "o'neill"],
  ['OʼNeill', "o'neill"],
  ['O‘Neill', "o'neill"],
  ['O`Neill', "o'neill"],
  ['O´Neill', "o'neill"],
  ['O′Neill', "o'neill"],
  ['Jean\u2010Luc', 'jean-luc'],
  ['Jean\u2011Luc', 'jean-luc'],
  ['Jean–Luc', 'jean-luc'],
  ['Jean—Luc', 'jean-luc'],
  ['Jean−Luc', 'jean-luc'],
  ['“Sun” «Sol» „Sonne“', '"sun" "sol" "sonne"'],
  ['José Ångström', 'jose angstrom'],
  ['Łukasz Øster Đorđe', 'lukasz oster dorde'],
  ['Weiß Æsir Œuvre', 'weiss aesir oeuvre'],
  ['Nguyễn', 'nguyen'],
  ['ＡＢ１', 'ab1'],
  ['a\u00a0b', 'a b'],
  ['zero\u200bwidth\u00ad', 'zerowidth'],
])('folds %j to %j', (text, plain) => expect(folded(text)).toBe(plain));

it('returns the same when folded twice', () => {
  for (const text of ['O’Neill‑Łuk “ß”', 'İstanbul', 'ǅ', 'ﬁ', '½'])
    expect(folded(folded(text))).toBe(folded(text));
});

it.each([
  ["o'neill", 'Ada O’Neill'],
  ['oneill', 'Ada O’Neill'],
  ['neill', 'Ada O’Neill'],
  ['O’Neill', "Ada O'Neill"],
  ['jean-luc', 'Jean‑Luc'],
  ['lukasz', 'Łukasz'],
])('%j finds %j', (query, text) => expect(finds(query, [text])).toBe(true));
