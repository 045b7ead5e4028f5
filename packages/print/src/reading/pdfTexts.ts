import { cached } from '../cached.ts';
import { createYielder } from '../createYielder.ts';
import type { PdfDict, PdfValue } from './contentStream.ts';
import { PdfObjects } from './pdfObjects.ts';

/** Glyphs that a PDF page shows together, with their text. */
export interface PdfText {
  /** PostScript name of the font, without its subset tag. */
  font: string;
  glyphs: number[];
  /** The glyphs' text according to the font's map, or the file's replacement text. */
  words: string;
}

interface Font {
  name: string;
  /** The glyphs' text by code. */
  toUnicode: Map<number, string>;
  glyphOf: (code: number) => number;
}

const tokenPattern =
  /\/(?<font>\w+) [\d.]+ Tf|\[(?<shown>(?:<[0-9a-f]*>|[-\d.]+)*)\] TJ|\/(?<form>\w+) Do|\/Artifact (?<artifact>BMC)|ActualText <FEFF(?<actual>[0-9A-F]*)>|(?<end>\bEMC\b)/g;

/**
 * The texts of each page of a PDF that we wrote, in painting order, as another program would read them: through the page's own streams,
 * resources, and fonts with their maps. Content marked as an artifact, such as the slug, isn't part of a page.
 *
 * @throws when the file isn't built like ours.
 */
export async function pdfTexts(pdf: Blob): Promise<PdfText[][]> {
  const file = new TextReader(new Uint8Array(await pdf.arrayBuffer()));
  const pages: PdfText[][] = [];
  const next = createYielder();
  for (const page of file.list(file.dict(file.dict(file.trailer.get('Root')).get('Pages')).get('Kids'))) {
    await next();
    pages.push(await file.texts(file.dict(page).get('Contents'), file.dict(page)));
  }
  return pages;
}

class TextReader extends PdfObjects {
  readonly #fonts = new Map<PdfDict, Promise<Font>>();

  /** @param owner the page or form whose resources the content uses */
  async texts(content: PdfValue | undefined, owner: PdfDict): Promise<PdfText[]> {
    const resources = this.dict(owner.get('Resources'));
    const [fonts, forms] = [this.dict(resources.get('Font')), this.dict(resources.get('XObject'))];
    const texts: PdfText[] = [];
    let font: Font | undefined;
    let artifact = false;
    let actual: string | undefined;
    for (const { groups = {} } of (await this.content(content)).matchAll(tokenPattern)) {
      if (groups.font) font = await this.#font(this.dict(fonts.get(groups.font)));
      else if (groups.artifact) artifact = true;
      else if (groups.actual !== undefined) actual = fromUtf16(groups.actual);
      else if (groups.end) {
        artifact = false;
        actual = undefined;
      } else if (groups.form) {
        const object = forms.get(groups.form);
        const form = this.dict(object);
        if (this.name(form.get('Subtype')) === 'Form') texts.push(...(await this.texts(object, form)));
      } else if (groups.shown !== undefined && font && !artifact) {
        const digits = groups.shown.replaceAll(/>[^<]*<|[<>]/g, '');
        const codes = (digits.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
        const { name, toUnicode, glyphOf } = font;
        const words = actual ?? codes.map((code) => toUnicode.get(code) ?? '\ufffd').join('');
        texts.push({ font: name, glyphs: codes.map(glyphOf), words });
      }
    }
    return texts;
  }

  #font(font: PdfDict): Promise<Font> {
    return cached(this.#fonts, font, () => this.#readFont(font));
  }

  async #readFont(font: PdfDict): Promise<Font> {
    const map = await this.content(font.get('ToUnicode'));
    const glyphs = this.dict(this.list(font.get('DescendantFonts'))[0]).get('CIDToGIDMap');
    const bytes = glyphs && !this.name(glyphs) ? await this.stream(glyphs) : undefined;
    return {
      glyphOf: bytes ? (code) => (bytes[2 * code] ?? 0) * 256 + (bytes[2 * code + 1] ?? 0) : (code) => code,
      name: this.name(font.get('BaseFont')).replace(/^[A-Z]{6}\+/, ''),
      toUnicode: new Map(
        [...map.matchAll(/^<([0-9a-f]{4})> <([0-9A-F]*)>$/gm)].map(([, glyph = '', text = '']) => [
          Number.parseInt(glyph, 16),
          fromUtf16(text),
        ]),
      ),
    };
  }
}

const fromUtf16 = (digits: string): string =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
