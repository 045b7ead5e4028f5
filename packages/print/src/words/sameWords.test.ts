import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExportError } from '../types.ts';
import { holdsWords, sameWords } from './sameWords.ts';

const text = 'Hall 4-(north gate)—(dock 12) Straße';
const refusal = (check: () => void): string => {
  try {
    check();
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ExportError);
    return (error as Error).message;
  }
};

describe('words read back from a file', () => {
  it('match regardless of spacing, line breaks and parts', () => {
    sameWords([text], ['Hall 4-(north ga', 'te)—(dock', '12) ', 'Stra', 'ße'], 'The PDF');
    sameWords(['cafe\u0301 photo\u00advoltaics \u200ba\u200e'], ['café photovoltaics', 'a'], 'The PDF');
    sameWords(['ण्\u200cर\u093c'], ['ण्', 'र', '\u093c'], 'The PDF');
    sameWords([], [' '], 'The PDF');
  });

  it.each([
    ['changed', 'Hall 4-(north gate)—)dock 12) Straße', 'gate)—(dock'],
    ['missing', 'Hall 4-(north gate)—(dock 12)', 'Straße'],
    ['missing in the middle', 'Hall 4-(north 12) Straße', 'gate)—(dock'],
    ['too many', `${text} again`, 'again'],
    ['swapped', 'Hall 4-(gate) north—(dock 12) Straße', '4-(north'],
    ['all gone', '', 'Hall'],
  ])('are refused by name if one is %s', (_case, found, word) => {
    expect(refusal(() => sameWords([text], [found], 'The PDF'))).toMatch(
      new RegExp(
        `^The PDF wasn't created because “${word.replaceAll(/[()]/g, '\\$&')}” would look different than it does on your screen`,
      ),
    );
  });

  it('are refused if any letter is missing', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '(', ')', '—', ' '), minLength: 1 });
    fc.assert(
      fc.property(letters, fc.nat(), (words, at) => {
        const index = at % words.length;
        const lost = words.slice(0, index) + words.slice(index + 1);
        expect(refusal(() => sameWords([words], [lost], 'The PDF')) === '').toBe(words[index] === ' ');
      }),
    );
  });

  it('are found in a file that contains more', () => {
    const mail = 'Logo Bring your panels & drives Call us';
    holdsWords(['Bring your panels', '& drives', ''], mail, 'The email');
    expect(refusal(() => holdsWords(['Bring your pannels'], mail, 'The email'))).toContain('“pannels”');
    // Each word is there, but the passage isn't.
    expect(refusal(() => holdsWords(['panels your'], mail, 'The email'))).toContain('“panels your”');
  });
});
