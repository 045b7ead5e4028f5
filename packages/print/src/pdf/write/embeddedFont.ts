import type { TextRun } from '../displayList.ts';
import type { LoadedFont } from './fonts.ts';
import { dict, latin1, num, type PdfFile, ref, utf16Hex } from './objects.ts';

/** The letter spacing, in em, at which readers start to treat single letters as words. */
const wideSpacingEm = 0.08;

/**
 * A font of the file. Collects the glyphs that are used, and is written as a subset at the end. A Poppins glyph's code is its own number. A
 * shaped glyph means different letters in different words, and has one code per meaning.
 */
export class EmbeddedFont {
  readonly id: number;
  readonly #file: PdfFile;
  readonly #loaded: LoadedFont;
  readonly #renumbered: boolean;
  /** The used glyphs by code. */
  readonly #used = new Map<number, { glyph: number; text: string }>();
  readonly #codes = new Map<string, number>();

  constructor(file: PdfFile, loaded: LoadedFont, codes: 'asTheyAre' | 'renumbered' = 'asTheyAre') {
    this.#file = file;
    this.#loaded = loaded;
    this.#renumbered = codes === 'renumbered';
    this.id = file.reserve();
  }

  /** Shows glyphs at the positions that the browser measured, so its kerning and spacing are kept. */
  show({ glyphs, size, rtl }: Pick<TextRun, 'glyphs' | 'size' | 'rtl'>): string {
    let pen = glyphs[0]?.x ?? 0;
    let array = '';
    let spacing = 0;
    for (const each of glyphs) {
      const glyph = each.glyph ?? this.#loaded.font.glyph(each.character);
      const error = Math.round(((each.x - pen) / size) * 10000) / 10;
      if (Math.abs(error) >= 0.5) {
        array += `>${num(-error)}<`;
        pen += (error / 1000) * size;
        spacing = Math.max(spacing, error / 1000);
      }
      array += this.#code(glyph, each.character).toString(16).padStart(4, '0');
      pen += this.#width(glyph) * (size / 1000);
    }
    const operation = `[<${array}>] TJ`;
    if (spacing < wideSpacingEm || rtl) return operation;
    const text = glyphs.map(({ character }) => character).join('');
    return `/Span <</ActualText <FEFF${utf16Hex(text)}>>> BDC ${operation} EMC`;
  }

  #code(glyph: number, text: string): number {
    const key = this.#renumbered ? `${glyph} ${text}` : String(glyph);
    const knownCode = this.#codes.get(key);
    if (knownCode !== undefined) return knownCode;
    const code = this.#renumbered ? this.#codes.size + 1 : glyph;
    this.#codes.set(key, code);
    this.#used.set(code, { glyph, text });
    return code;
  }

  has(character: string): boolean {
    return this.#loaded.font.glyph(character) > 0;
  }

  /** Width of plain text in thousandths of its size. */
  measure(text: string): number {
    return [...text].reduce((sum, character) => sum + this.#width(this.#loaded.font.glyph(character)), 0);
  }

  #width(glyph: number): number {
    const { advance, unitsPerEm } = this.#loaded.font;
    return (advance(glyph) * 1000) / unitsPerEm;
  }

  /** Writes the font's objects once all pages are drawn. */
  write(): void {
    const { font, name } = this.#loaded;
    const codes = [...this.#used].toSorted(([a], [b]) => a - b);
    const glyphs = codes.map(([, { glyph }]) => glyph);
    const fullName = `/${subsetTag(glyphs)}+${name}`;
    const scale = (units: number) => num((units * 1000) / font.unitsPerEm);
    const program = font.subset(glyphs);
    const fontFile = this.#file.add({ entries: { Length1: program.length }, bytes: program });
    const descriptor = this.#file.add(
      dict({
        Type: '/FontDescriptor',
        FontName: fullName,
        Flags: 4,
        FontBBox: `[${font.box.map(scale).join(' ')}]`,
        ItalicAngle: 0,
        Ascent: scale(font.ascent),
        Descent: scale(font.descent),
        CapHeight: scale(font.capHeight),
        StemV: 80,
        FontFile2: ref(fontFile),
      }),
    );
    const descendant = this.#file.add(
      dict({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: fullName,
        CIDSystemInfo: '<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>',
        FontDescriptor: ref(descriptor),
        CIDToGIDMap: this.#renumbered
          ? ref(
              this.#file.add({
                entries: {},
                bytes: glyphMap(codes.map(([code, { glyph }]) => [code, glyph])),
              }),
            )
          : '/Identity',
        DW: 0,
        W: `[${codes.map(([code, { glyph }]) => `${code} [${num(this.#width(glyph))}]`).join(' ')}]`,
      }),
    );
    const toUnicode = this.#file.add({ entries: {}, bytes: latin1(unicodeMap(this.#used)) });
    this.#file.set(
      this.id,
      dict({
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: fullName,
        Encoding: '/Identity-H',
        DescendantFonts: `[${ref(descendant)}]`,
        ToUnicode: ref(toUnicode),
      }),
    );
  }
}

/** The glyph for each code, two bytes each (ISO 32000-1, 9.7.4.2). */
function glyphMap(codes: readonly (readonly [code: number, glyph: number])[]) {
  const map = new DataView(new ArrayBuffer(2 * (Math.max(0, ...codes.map(([code]) => code)) + 1)));
  for (const [code, glyph] of codes) map.setUint16(code * 2, glyph);
  return new Uint8Array(map.buffer);
}

/** Six letters that distinguish this subset from others of the same font. */
function subsetTag(glyphs: number[]): string {
  let hash = 2166136261;
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 16777619) >>> 0;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
    return letter;
  }).join('');
}

/** Returns a map from codes to text, for searching and copying. */
function unicodeMap(used: ReadonlyMap<number, { text: string }>): string {
  const rows = [...used].map(
    ([code, { text }]) => `<${code.toString(16).padStart(4, '0')}> <${utf16Hex(text)}>`,
  );
  const blocks: string[] = [];
  for (let index = 0; index < rows.length; index += 100) {
    const block = rows.slice(index, index + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
