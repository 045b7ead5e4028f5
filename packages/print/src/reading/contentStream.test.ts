import { describe, expect, it } from 'vitest';
import { operations, PdfDict, parseValue } from './contentStream.ts';

describe('a content stream', () => {
  it('is read as operators with their operands', () => {
    expect([
      ...operations('q 1 0 -.5 +2. 0 0 cm % a comment\n/F#2d1 12 Tf[<0041 4>-20(a\\)\\050\\n(b))]TJ\nQ'),
    ]).toEqual([
      { operator: 'q', operands: [] },
      { operator: 'cm', operands: [1, 0, -0.5, 2, 0, 0] },
      { operator: 'Tf', operands: [{ name: 'F-1' }, 12] },
      { operator: 'TJ', operands: [[{ bytes: '\0A@' }, -20, { bytes: 'a)(\n(b)' }]] },
      { operator: 'Q', operands: [] },
    ]);
  });

  it('can contain nested dictionaries, references and constants', () => {
    expect(parseValue('<</A [1 0 R 2]/B <</C true /D null>>>>')).toEqual(
      new PdfDict([
        ['A', [{ ref: 1 }, 2]],
        [
          'B',
          new PdfDict([
            ['C', true],
            ['D', null],
          ]),
        ],
      ]),
    );
  });

  it.each(['[1 2', '(open', '1 ] m', '<</A 1 ]', 'BI /W 1 ID'])(
    'is rejected if it is truncated or unsupported: %s',
    (text) => {
      expect(() => [...operations(text)]).toThrow();
    },
  );
});
