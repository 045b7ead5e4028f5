import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureValue, writePictureValue } from './pictureValue.ts';

const thousandths = (least: number, most: number) =>
  fc.integer({ min: 1000 * least, max: 1000 * most }).map((value) => value / 1000);
const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const crop = {
  focus: fc.record({ x: thousandths(0, 1), y: thousandths(0, 1) }),
  scale: thousandths(1, 4),
};
const choices = fc.oneof(
  fc.record({ source: fc.record({ library: name }), ...crop }),
  fc.record(
    {
      source: fc.record({ upload: name }),
      ...crop,
      shows: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    },
    { requiredKeys: ['source', 'focus', 'scale'] },
  ),
);

describe('a picture choice as text', () => {
  it('is compact', () => {
    expect(
      writePictureValue({ source: { library: 'solar-farm' }, focus: { x: 0.5, y: 0.3 }, scale: 1.2 }),
    ).toBe('library:solar-farm 0.5,0.3 1.2');
  });
  it('reads back what was written', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const value = writePictureValue(choice);
        expect(readPictureValue(value)).toEqual(choice);
        expect(value).not.toMatch(/\n/);
      }),
    );
  });
  it('keeps the description of an upload, up to its limit', () => {
    const upload = { source: { upload: 'a' }, focus: { x: 0, y: 0 }, scale: 1 };
    expect(writePictureValue({ ...upload, shows: 'Two people, a roof' })).toBe(
      'upload:a 0,0 1 Two%20people%2C%20a%20roof',
    );
    const long = readPictureValue(writePictureValue({ ...upload, shows: '屋'.repeat(500) }));
    expect(long?.shows).toBe('屋'.repeat(200));
    expect(writePictureValue({ ...upload, source: { library: 'roof' }, shows: 'Ours' })).toBe(
      'library:roof 0,0 1',
    );
  });
  it('clamps values that are out of range', () => {
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
    'upload:a 0.5,0.5 1 ',
    'upload:a 0.5,0.5 1 %E0%A4%A',
    'library:solar-farm 0.5,0.5 1 Ours',
    'https:x 0.5,0.5 1',
    ' library:solar-farm 0.5,0.5 1',
  ])('rejects %j', (value) => {
    expect(readPictureValue(value)).toBeUndefined();
  });
  it('is read without throwing, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (value) => (readPictureValue(value)?.scale ?? 1) >= 1));
  });
});
