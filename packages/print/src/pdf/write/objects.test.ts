import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dict, latin1, num, PdfFile, ref, textString } from './objects.ts';

describe('a PDF file', () => {
  it('writes numbers without exponents, trailing zeros or negative zero', () => {
    expect([1, 0.5, -0.000001, 1e-7, 123.456789, 1e6].map(num)).toEqual([
      '1',
      '0.5',
      '0',
      '0',
      '123.45679',
      '1000000',
    ]);
  });

  it('writes text strings as UTF-16 with a byte order mark', () => {
    expect(textString('Aé😀')).toBe('<FEFF004100E9D83DDE00>');
  });

  it('lists every object in the cross-reference table and deflates streams', async () => {
    const file = new PdfFile();
    const later = file.reserve();
    const stream = file.add({ entries: { Kind: '/Test' }, bytes: latin1('words '.repeat(50)) });
    file.set(later, dict({ Stream: ref(stream) }));
    const blob = await file.build({ Root: later, Info: stream, id: '00' });
    const bytes = Buffer.from(await blob.arrayBuffer());
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.6\n')).toBe(true);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj']);
    const [, length] = /\/Filter \/FlateDecode \/Length (\d+)/.exec(text) ?? [];
    const data = text.indexOf('stream\n') + 'stream\n'.length;
    expect(inflateSync(bytes.subarray(data, data + Number(length))).toString()).toBe('words '.repeat(50));
  });

  it('throws if a reserved object is never written', async () => {
    const file = new PdfFile();
    file.reserve();
    await expect(file.build({ Root: 1, Info: 1, id: '00' })).rejects.toThrow(/object 1/);
  });
});
