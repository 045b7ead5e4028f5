import { describe, expect, it } from 'vitest';
import { type PaletteName, palette, paletteNames } from './palette.ts';
import { paletteSwatches, type SwatchSpace } from './swatches.ts';

/** Reads an Adobe Swatch Exchange file according to its published format, sharing no code with the writer. */
function readSwatches(file: Buffer) {
  const signature = file.toString('latin1', 0, 4);
  const version = `${file.readUInt16BE(4)}.${file.readUInt16BE(6)}`;
  const count = file.readUInt32BE(8);
  const swatches = [];
  let offset = 12;
  while (offset < file.length) {
    const kind = file.readUInt16BE(offset);
    const block = file.subarray(offset + 6, offset + 6 + file.readUInt32BE(offset + 2));
    offset += 6 + block.length;
    const nameEnd = 2 + block.readUInt16BE(0) * 2;
    const name = Buffer.from(block.subarray(2, nameEnd)).swap16().toString('utf16le');
    const model = block.toString('latin1', nameEnd, nameEnd + 4);
    const count = { CMYK: 4, 'RGB ': 3 }[model] ?? 0;
    const channels = Array.from({ length: count }, (_, index) => block.readFloatBE(nameEnd + 4 + index * 4));
    const typeAt = nameEnd + 4 + count * 4;
    const type = block.readUInt16BE(typeAt);
    swatches.push({ kind, name, model, channels, type, rest: block.length - typeAt - 2 });
  }
  return { signature, version, count, swatches, end: offset, length: file.length };
}

const channelsOf = {
  cmyk: (name: PaletteName) => {
    const { c, m, y, k } = palette[name].cmyk;
    return [c, m, y, k].map((ink) => ink / 100);
  },
  rgb: (name: PaletteName) => palette[name].rgb.map((value) => value / 255),
};

describe.each<[SwatchSpace, string]>([
  ['cmyk', 'CMYK'],
  ['rgb', 'RGB '],
])('the swatch file in %s', (space, model) => {
  const file = readSwatches(Buffer.from(paletteSwatches(space)));

  it('is Adobe Swatch Exchange 1.0 and ends with its last block', () => {
    expect(file).toMatchObject({ signature: 'ASEF', version: '1.0', count: paletteNames.length });
    expect(file.swatches).toHaveLength(file.count);
    expect(file.end).toBe(file.length);
  });

  it.each(paletteNames.map((name, index) => ({ name, index })))(
    'contains $name as a global swatch with its stored values',
    ({ name, index }) => {
      expect(file.swatches[index]).toEqual({
        kind: 1,
        name: `Daybreak ${palette[name].name}\0`,
        model,
        channels: channelsOf[space](name).map((value) => expect.closeTo(value, 6)),
        type: 0,
        rest: 0,
      });
    },
  );
});
