import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrueType } from './trueType.ts';

const bytes = readFileSync(new URL('../../../../brand/assets/fonts/poppins-400.ttf', import.meta.url));
const font = parseTrueType(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
);

/** The tables of a font file, and whether its checksums are correct. */
function inspect(file: Uint8Array) {
  const view = new DataView(file.buffer);
  const sum = (at: number, length: number) => {
    let total = 0;
    for (let index = at; index < at + length; index += 4) total = (total + view.getUint32(index)) >>> 0;
    return total;
  };
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const tag = String.fromCharCode(...file.subarray(at, at + 4));
      return [
        tag,
        { sum: view.getUint32(at + 4), offset: view.getUint32(at + 8), length: view.getUint32(at + 12) },
      ];
    }),
  );
  return { view, sum, tables, total: sum(0, file.length) };
}

describe('a TrueType font', () => {
  it('knows the glyphs and widths of its characters', () => {
    expect(font.unitsPerEm).toBe(1000);
    expect(font.glyph('A')).toBeGreaterThan(0);
    expect(font.glyph('€')).toBeGreaterThan(0);
    expect(font.glyph('😀')).toBe(0);
    expect(font.glyph('א')).toBe(0);
    expect(font.advance(font.glyph('W'))).toBeGreaterThan(font.advance(font.glyph('i')));
  });

  it('keeps only the requested glyphs and their components in a subset', () => {
    const wanted = ['A', 'é', 'Ž'].map((character) => font.glyph(character));
    const subset = font.subset(wanted);
    const { view, tables } = inspect(subset);
    expect([...tables.keys()]).toEqual([...tables.keys()].sort());
    const loca = tables.get('loca')?.offset ?? 0;
    const length = (glyph: number) => view.getUint32(loca + glyph * 4 + 4) - view.getUint32(loca + glyph * 4);
    for (const glyph of wanted) expect(length(glyph)).toBeGreaterThan(0);
    expect(length(font.glyph('B'))).toBe(0);
    const outlined = Array.from(
      { length: (tables.get('loca')?.length ?? 4) / 4 - 1 },
      (_, glyph) => length(glyph) > 0,
    );
    const usedGlyphs = outlined.filter(Boolean).length;
    expect(usedGlyphs).toBeGreaterThanOrEqual(wanted.length + 1);
    expect(usedGlyphs).toBeLessThan(12);
    expect(subset.length).toBeLessThan(bytes.length / 10);
  });

  it('has correct checksums in a subset', () => {
    const { tables, sum, total, view } = inspect(font.subset([font.glyph('A')]));
    expect(total).toBe(0xb1b0afba);
    for (const [tag, { offset, length, sum: stated }] of tables) {
      if (tag === 'head') continue;
      expect(sum(offset, (length + 3) & ~3), tag).toBe(stated);
    }
    expect(view.getInt16((tables.get('head')?.offset ?? 0) + 50)).toBe(1);
  });
});
