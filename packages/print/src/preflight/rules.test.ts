import { describe, expect, it } from 'vitest';
import { inches, millimetres, pixels } from '../artboardSize.ts';
import { orPicture } from '../types.ts';
import type { PieceFacts, SideFacts } from './facts.ts';
import { pictureNote } from './pictureRules.ts';
import { preflight } from './rules.ts';

const title = {
  name: 'title',
  phrase: 'Every panel has a second sunrise',
  size: 40,
  inks: 3,
  contrast: 9.4,
  large: true,
  toEdge: 0.5,
};
const fine: SideFacts = {
  side: 'Front',
  size: inches(8.5, 11, { bleed: 0.125 }),
  tooLong: [],
  texts: [title],
  pictures: [{ name: '“roof.jpg”', place: 'top left', resolution: 300 }],
  strangers: [],
  bleedFilled: true,
};
const labels: Record<string, string> = { title: 'Title' };
const words = {
  labelOf: (field: string) => labels[field] ?? `“${field}”`,
  placeholders: ['Your Name', 'Your Title'],
};
const none: PieceFacts['refusals'] = { pdf: [], picture: [] };
const said = (sides: SideFacts[], format: 'pdf' | 'png' = 'pdf', refusals = none) =>
  preflight({ sides, refusals }, { format }, words).map(({ level, says }) => [level, says]);
const check = (facts: Partial<SideFacts>, format?: 'pdf' | 'png') => said([{ ...fine, ...facts }], format);
const text = (facts: Partial<SideFacts['texts'][number]>, more: Partial<SideFacts> = {}) =>
  check({ ...more, texts: [{ ...title, ...facts }] });
const picture = (resolution: number, more: Partial<SideFacts> = {}) =>
  check({ ...more, pictures: [{ name: '“roof.jpg”', place: 'top left', resolution }] });
const screen = { size: pixels(728, 90), bleedFilled: undefined };

describe('preflight', () => {
  it('finds nothing wrong in a correct piece', () => {
    expect(check({})).toEqual([]);
    expect(picture(0.9, screen)).toEqual([]);
  });

  it('lists text that is too long first, as an error', () => {
    expect(check({ tooLong: ['title'], bleedFilled: false })).toEqual([
      ['error', 'Title is too long for this piece. Shorten it to fit.'],
      ['warning', expect.stringContaining("doesn't reach the edge of the bleed")],
    ]);
  });

  it('reports what an engine refuses as an error for that format', () => {
    const refusals = { pdf: ['The print PDF cannot print “☀”.'], picture: ['The picture cannot be read.'] };
    expect(said([fine], 'pdf', refusals)).toEqual([['error', 'The print PDF cannot print “☀”.']]);
    expect(said([fine], 'png', refusals)).toEqual([['error', 'The picture cannot be read.']]);
  });

  it('names letters that the typeface lacks if the format draws them anyway', () => {
    expect(check({ strangers: ['“ᚠ”', 'U+E000, private use character, after “Hello”'] }, 'png')).toEqual([
      [
        'warning',
        "Our fonts don't support “ᚠ”, U+E000, private use character, after “Hello”, so the picture shows them in a different font.",
      ],
    ]);
    expect(check({ strangers: ['“ᚠ”'] }, 'pdf')).toEqual([]);
  });

  it('names placeholder words that no one replaced, in any case', () => {
    expect(text({ phrase: 'YOUR NAME ' })).toEqual([
      ['warning', '“Your Name” is still on the piece. Fill in your details.'],
    ]);
    expect(text({ phrase: 'Your name on a roof' })).toEqual([]);
  });

  it('names what a table row is missing and suggests no other format', () => {
    const facts = { ...fine, texts: [{ ...title, phrase: 'Your name' }] };
    const found = preflight(
      { sides: [facts], refusals: { pdf: [`Use different words${orPicture}.`], picture: [] } },
      { format: 'pdf' },
      { ...words, row: 10 },
    );
    expect(found.map(({ says }) => says)).toEqual([
      'Use different words.',
      '“Your Name” is still on the piece. Fill in the missing details in row 10.',
    ]);
  });

  it('requires 3:1 for large text and 4.5:1 for other text, and never rounds up', () => {
    expect(text({ contrast: 3 })).toEqual([]);
    expect(text({ contrast: 2.99 })).toEqual([['warning', expect.stringContaining('2.9:1')]]);
    expect(text({ contrast: 4.5, large: false })).toEqual([]);
    expect(text({ contrast: 4.49, large: false })).toEqual([['warning', expect.stringContaining('4.4:1')]]);
  });

  it('reports nearly invisible words as an error at any size', () => {
    expect(text({ contrast: 1.49 })).toEqual([['error', expect.stringContaining('1.4:1')]]);
    expect(text({ contrast: 1, large: false })).toEqual([['error', expect.stringContaining('1.0:1')]]);
    expect(text({ contrast: 1.5 })).toEqual([['warning', expect.stringContaining('1.5:1')]]);
  });

  it('keeps printed words 1/8 in from the cut and screen words inside the picture', () => {
    expect(text({ toEdge: 0.125 })).toEqual([]);
    expect(text({ toEdge: 0.11 })).toEqual([['warning', expect.stringContaining('0.110 in from the edge')]]);
    expect(text({ toEdge: -0.2 })).toEqual([['error', expect.stringContaining("doesn't fit in its space")]]);
    const metric = { size: millimetres(210, 297, { bleed: 3 }) };
    expect(text({ toEdge: 3 }, metric)).toEqual([]);
    expect(text({ toEdge: 2.48 }, metric)).toEqual([
      ['warning', expect.stringContaining('2.4 mm from the edge. Print shops need at least 3 mm')],
    ]);
    expect(text({ toEdge: 0 }, screen)).toEqual([]);
    expect(text({ toEdge: -1 }, screen)).toEqual([
      ['error', expect.stringContaining("doesn't fit in its space")],
    ]);
    expect(text({ spills: true })).toEqual([['error', expect.stringContaining("doesn't fit in its space")]]);
  });

  it('requires readable type, larger for several inks', () => {
    expect(text({ size: 6 })).toEqual([]);
    expect(text({ size: 5.99 })).toEqual([
      ['warning', 'Title is only 5.9 pt in 3 inks. Under 6 pt, it can blur in print. Shorten it.'],
    ]);
    expect(text({ size: 5.99, inks: 1 })).toEqual([]);
    expect(text({ size: 4.9, inks: 1 })).toEqual([
      ['warning', 'Title is only 4.9 pt. Text under 5 pt is hard to read. Shorten it.'],
    ]);
    expect(text({ size: 9 }, screen)).toEqual([]);
    expect(text({ size: 8.9 }, screen)).toEqual([['warning', expect.stringContaining('8.9 px')]]);
  });

  it('requires 300 DPI, or 150 in large formats, and treats less than 100 as severe', () => {
    expect(picture(300)).toEqual([]);
    expect(picture(299.9)).toEqual([
      [
        'warning',
        'The picture “roof.jpg” (Front, top left) prints at 299 DPI. It needs 300 DPI. Use a larger picture.',
      ],
    ]);
    expect(picture(99.9)).toEqual([
      [
        'severe',
        'The picture “roof.jpg” (Front, top left) prints at 99 DPI, so it will look pixelated. It needs 300 DPI. Use a larger picture.',
      ],
    ]);
    const large = { size: inches(18, 24) };
    expect(picture(150, large)).toEqual([]);
    expect(picture(149.9, large)).toEqual([
      [
        'warning',
        expect.stringMatching(
          /149 DPI\. It needs 150 DPI, the minimum for pieces over 17 in on the short side/,
        ),
      ],
    ]);
    expect(picture(150, { size: inches(17, 40) })).toHaveLength(1);
  });

  it('warns of a stretched photograph on a screen', () => {
    expect(picture(0.5, screen)).toEqual([
      [
        'warning',
        'The picture “roof.jpg” (Front, top left) is enlarged to 2.0 times its original size. Use a larger picture.',
      ],
    ]);
  });

  it('lists the same finding on two sides once', () => {
    expect(
      said([
        { ...fine, tooLong: ['title'] },
        { ...fine, side: 'Back', tooLong: ['title'] },
      ]),
    ).toHaveLength(1);
  });
});

describe('the note on pictures of a print PDF', () => {
  const photograph = (name: string, resolution: number) => ({ name, place: '', resolution });

  it('repeats the finding of preflight', () => {
    const pictures = [photograph('“roof.jpg”', 120.7)];
    expect(pictureNote([{ ...fine, pictures }])).toBe(check({ pictures })[0]?.[1]);
    expect(pictureNote([fine])).toBeUndefined();
  });

  it('counts several pictures', () => {
    expect(pictureNote([{ ...fine, pictures: [photograph('“a”', 120.7), photograph('“b”', 84.2)] }])).toBe(
      '2 pictures will print at less than 300 DPI (the lowest at 84). Use larger pictures.',
    );
  });
});
