import type { TextRun } from '../displayList.ts';
import type { LoadedFont } from './fonts.ts';
import { dict, latin1, num, type PdfFile, ref, utf16Hex } from './objects.ts';

/** Extra space between letters, in em, from which readers would take single letters for words. */
const WIDE_SPACING = 0.08;

/** A font of the file: collects the glyphs that are used, and is written as a subset at the end. */
export class EmbeddedFont {
  readonly id: number;
  readonly #file: PdfFile;
  readonly #loaded: LoadedFont;
  readonly #used = new Map<number, string>();

  constructor(file: PdfFile, loaded: LoadedFont) {
    this.#file = file;
    this.#loaded = loaded;
    this.id = file.reserve();
  }

  /** Shows glyphs at the positions the browser measured, so that its kerning and spacing are kept. */
  show({ glyphs, size }: Pick<TextRun, 'glyphs' | 'size'>): string {
    const { font } = this.#loaded;
    let pen = glyphs[0]?.x ?? 0;
    let array = '';
    let spacing = 0;
    for (const { character, x } of glyphs) {
      const glyph = font.glyph(character);
      const error = Math.round(((x - pen) / size) * 10000) / 10;
      if (Math.abs(error) >= 0.5) {
        array += `>${num(-error)}<`;
        pen += (error / 1000) * size;
        spacing = Math.max(spacing, error / 1000);
      }
      array += glyph.toString(16).padStart(4, '0');
      pen += this.#width(glyph) * (size / 1000);
      if (!this.#used.has(glyph)) this.#used.set(glyph, character);
    }
    const shown = `[<${array}>] TJ`;
    if (spacing < WIDE_SPACING) return shown;
    const text = glyphs.map(({ character }) => character).join('');
    return `/Span <</ActualText <FEFF${utf16Hex(text)}>>> BDC ${shown} EMC`;
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

  /** Writes the font's objects, once all pages are drawn. */
  write(): void {
    const { font, name } = this.#loaded;
    const glyphs = [...this.#used.keys()].sort((a, b) => a - b);
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
        CIDToGIDMap: '/Identity',
        DW: 0,
        W: `[${glyphs.map((glyph) => `${glyph} [${num(this.#width(glyph))}]`).join(' ')}]`,
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

/** Six letters that tell this subset from others of the same font. */
function subsetTag(glyphs: number[]): string {
  let hash = 2166136261;
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 16777619) >>> 0;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
    return letter;
  }).join('');
}

/** What each glyph means, so that text can be found and copied. */
function unicodeMap(used: Map<number, string>): string {
  const rows = [...used].map(
    ([glyph, text]) => `<${glyph.toString(16).padStart(4, '0')}> <${utf16Hex(text)}>`,
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
