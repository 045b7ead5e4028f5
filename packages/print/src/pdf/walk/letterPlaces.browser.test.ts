import '@daybreak/brand/styles.css';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { letterPlaces, roundsBorders } from './letterPlaces.ts';

beforeAll(() => Promise.all([400, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`, 'aé'))));
afterEach(() => document.body.replaceChildren());

const isSpace = (text: string) => /^\s+$/.test(text);

/** The text of a paragraph and its letters. */
function textOf(words: string, style: string) {
  const paragraph = document.body.appendChild(document.createElement('p'));
  paragraph.style.cssText = `margin: 0; font: 400 16px / 1.5 Poppins; font-variant-ligatures: none; ${style}`;
  const node = paragraph.appendChild(document.createTextNode(words));
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(words)].map(
    ({ segment, index }) => ({ segment, start: index, end: index + segment.length, isShaped: false }),
  );
  return { node, letters };
}

describe('letters in a browser that rounds their borders', () => {
  it.each([
    ['kerned', 'AVATAR To. fly Tyre', 'font-size: 26.13px'],
    ['spaced', 'Bring what you have', 'letter-spacing: 0.37px; font-weight: 800'],
    ['on several lines', 'We take panels, batteries and drives from every yard.', 'width: 120px'],
    ['in capitals', 'A second sunrise', 'text-transform: uppercase; font-size: 91.7px'],
    ['scaled', 'Certified recycling', 'transform: scale(0.37); transform-origin: 0 0'],
    ['among letters of the other direction', 'Call (512) 555-0142.', 'direction: rtl'],
  ])('are placed as in a browser that reports them exactly: %s', (_, words, style) => {
    const { node, letters } = textOf(words, style);
    const isOneWord = (one: { segment: string }, other: { segment: string }) =>
      isSpace(one.segment) === isSpace(other.segment);
    const exact = letterPlaces(node, letters, isOneWord, false);
    const found = letterPlaces(node, letters, isOneWord, true);
    for (const letter of letters) {
      const [is, should] = [found.get(letter), exact.get(letter)];
      if (isSpace(letter.segment)) continue;
      expect.soft(Math.abs((is?.left ?? 0) - (should?.left ?? 1)), letter.segment).toBeLessThan(0.25);
      expect.soft(Math.abs((is?.right ?? 0) - (should?.right ?? 1)), letter.segment).toBeLessThan(0.25);
      expect.soft(is?.top).toBe(should?.top);
    }
    expect(node.data).toBe(words);
    expect(node.parentElement?.childNodes).toHaveLength(1);
  });

  it('are exact in this browser', () => {
    expect(roundsBorders()).toBe(false);
  });
});
