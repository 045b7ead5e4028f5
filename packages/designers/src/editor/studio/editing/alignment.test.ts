import { describe, expect, it } from 'vitest';
import {
  aligned,
  caretSpace,
  changeBetween,
  drawnAt,
  placesOf,
  restoreSpaces,
  withCaretSpace,
} from './alignment.ts';

const drawn = (...words: string[]) => words.map((each, index) => ({ node: index, words: each }));
const found = (text: string, ...words: string[]) => {
  const stretches = aligned(drawn(...words), text);
  if (!stretches) throw new Error(`${words.join('|')} is not in ${text}`);
  return stretches;
};

describe('aligned', () => {
  it('finds words drawn in several pieces', () => {
    expect(found('Bring us 24 panels', 'Bring us ', '24 panels').map(({ from }) => from)).toEqual([0, 9]);
  });
  it('skips what was left out between them, and treats a break as a space', () => {
    expect(found('Sorted\nReused', 'Sorted', 'Reused').map(({ from }) => from)).toEqual([0, 7]);
    expect(found('One\n two', 'One', ' ', 'two')).toMatchObject([
      { from: 0 },
      { from: 3, length: 1 },
      { from: 5 },
    ]);
  });
  it('finds nothing for words that are not in the text', () => {
    expect(aligned(drawn('March 14'), '2027-03-14')).toBeUndefined();
    expect(aligned(drawn(''), '')).toBeUndefined();
  });
  it('starts at the given offset, so repeated words have two places', () => {
    expect(aligned(drawn('more'), 'more and more', 4)?.[0]?.from).toBe(9);
  });
});

describe('places', () => {
  const stretches = found('Sorted\nReused', 'Sorted', 'Reused');
  it('are the same in the text and the words, except around what was left out', () => {
    expect(placesOf(stretches, 3)).toEqual({ after: 3, before: 3 });
    expect(placesOf(stretches, 6)).toEqual({ after: 6, before: 7 });
    expect(placesOf(stretches, 12)).toEqual({ after: 13, before: 13 });
    expect(placesOf(stretches, 0)).toEqual({ after: 0, before: 0 });
  });
  it('lead back to the drawn words', () => {
    expect(drawnAt(stretches, 6)).toEqual({ node: 0, offset: 6, isExact: true });
    expect(drawnAt(stretches, 7)).toEqual({ node: 1, offset: 0, isExact: true });
    expect(drawnAt(stretches, 13)).toEqual({ node: 1, offset: 6, isExact: true });
    expect(drawnAt(found('Sorted \n', 'Sorted'), 8)).toEqual({ node: 0, offset: 6, isExact: false });
  });
});

describe('changeBetween', () => {
  it('is the text typed before the caret', () => {
    expect(changeBetween('panel', 'panels', 6)).toEqual({ start: 5, end: 5, inserted: 's' });
    expect(changeBetween('aa', 'aaa', 1)).toEqual({ start: 0, end: 0, inserted: 'a' });
    expect(changeBetween('aa', 'aaa', 3)).toEqual({ start: 2, end: 2, inserted: 'a' });
  });
  it('is the deleted text and its replacement', () => {
    expect(changeBetween('old panels', 'panels', 0)).toEqual({ start: 0, end: 4, inserted: '' });
    expect(changeBetween('old panels', 'all panels', 3)).toEqual({ start: 0, end: 3, inserted: 'all' });
    expect(changeBetween('same', 'same', 2)).toBeUndefined();
  });
  it('is right for any caret', () => {
    for (let caret = 0; caret <= 6; caret++) {
      const change = changeBetween('abcabc', 'abXabc', caret);
      if (!change) throw new Error('Nothing changed.');
      expect('abcabc'.slice(0, change.start) + change.inserted + 'abcabc'.slice(change.end)).toBe('abXabc');
    }
  });
});

it('keeps a nonbreaking space only if it was typed or pasted, whatever the browser writes', () => {
  expect(restoreSpaces('\u00a0six', ' ')).toBe(' six');
  expect(restoreSpaces('\u00a0', '')).toBe(' ');
  expect(restoreSpaces('5\u00a0kg', '5\u00a0kg')).toBe('5\u00a0kg');
});

it('keeps a text open at ends that a piece would trim', () => {
  expect(withCaretSpace('')).toBe(caretSpace);
  expect(withCaretSpace('Open ')).toBe(`Open ${caretSpace}`);
  expect(withCaretSpace('Open')).toBe('Open');
});
