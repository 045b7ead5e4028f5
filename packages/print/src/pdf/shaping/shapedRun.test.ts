import { describe, expect, it } from 'vitest';
import type { TextRun } from '../displayList.ts';
import type { ShapingFace } from './loadFace.ts';
import { shapedRun } from './shapedRun.ts';

const heh = '\u0647';
const joiner = '\u200d';
/** A face in which heh is 320 wide when it joins the next letter, and 240 on its own. */
const face = {
  font: { unitsPerEm: 1000 },
  shape: (text: string) => [
    {
      letters: text,
      start: 0,
      advance: text.endsWith(joiner) ? 320 : 240,
      draw: (width: number) => width,
    },
  ],
} as unknown as ShapingFace;
const run = { kind: 'text', size: 100 } as Omit<TextRun, 'glyphs'>;
const set = (width: number, text = `${heh}${joiner}`) =>
  shapedRun(run, text, [{ start: 0, x: 10, width }], face, {
    language: 'ar',
    spacing: 0,
    isRounded: false,
  }).glyphs.find(({ character }) => character === heh)?.glyph;

describe('a letter next to a joiner at the end of a text', () => {
  it('is joined if the browser joined it', () => expect(set(32)).toBe(160));
  it('is not joined if the browser set the joiner in another typeface', () => expect(set(24)).toBe(240));
  it('is refused by name where the browser drew it neither way', () => expect(() => set(52)).toThrow(heh));
});

describe('a letter of a face that kerns', () => {
  const kerning = {
    font: { unitsPerEm: 1000 },
    shape: (letters: string, _rtl: boolean, _language: string, isKerned: boolean) => [
      { letters, start: 0, advance: isKerned ? 900 : 1000, draw: (width: number) => width },
    ],
  } as unknown as ShapingFace;
  const widthOf = (width: number) =>
    shapedRun(run, 'す', [{ start: 0, x: 10, width }], kerning, {
      language: 'ja',
      spacing: 0,
      isRounded: false,
    }).glyphs[0]?.glyph;

  it('is kerned if the browser kerned it', () => expect(widthOf(90)).toBe(900));
  it('is not kerned if the browser did not kern it', () => expect(widthOf(100)).toBe(1000));
  it('is refused by name where the browser drew it neither way', () =>
    expect(() => widthOf(80)).toThrow('す'));
});
