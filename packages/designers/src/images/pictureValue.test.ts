import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureValue, writePictureValue } from './pictureValue.ts';

const thousandths = (least: number, most: number) =>
  fc.integer({ min: 1000 * least, max: 1000 * most }).map((value) => value / 1000);
const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const choices = fc.record({
  source: fc.oneof(fc.record({ library: name }), fc.record({ upload: name })),
  focus: fc.record({ x: thousandths(0, 1), y: thousandths(0, 1) }),
  scale: thousandths(1, 4),
});

describe('a chosen picture as text', () => {
  it('is compact', () => {
    expect(
      writePictureValue({ source: { library: 'solar-farm' }, focus: { x: 0.5, y: 0.3 }, scale: 1.2 }),
    ).toBe('library:solar-farm 0.5,0.3 1.2');
  });
  it('is read as what was written, and written as what was read', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const value = writePictureValue(choice);
        expect(readPictureValue(value)).toEqual(choice);
        expect(value).not.toMatch(/\n/);
      }),
    );
  });
  it('brings what is out of range to its end', () => {
    const source = { upload: 'a' };
    expect(writePictureValue({ source, focus: { x: -3, y: 7 }, scale: 99 })).toBe('upload:a 0,1 4');
    expect(writePictureValue({ source, focus: { x: Number.NaN, y: 0.12345 }, scale: 0 })).toBe(
      'upload:a 0,0.123 1',
    );
  });
  it.each([
    '',
    'solar-farm',
    'library:solar-farm',
    'library: 0.5,0.5 1',
    'library:solar-farm 0.5,0.5',
    'library:solar-farm 1.5,0.5 1',
    'library:solar-farm 0.5,0.5 0.9',
    'library:solar-farm 0.5,0.5 4.1',
    'library:solar-farm -0.5,0.5 1',
    'library:solar-farm NaN,0.5 1',
    'upload:%E0%A4%A 0.5,0.5 1',
    'https:x 0.5,0.5 1',
    ' library:solar-farm 0.5,0.5 1',
  ])('is nothing else: %j', (value) => {
    expect(readPictureValue(value)).toBeUndefined();
  });
  it('is never thrown at, whatever stands there', () => {
    fc.assert(fc.property(fc.string(), (value) => (readPictureValue(value)?.scale ?? 1) >= 1));
  });
});
