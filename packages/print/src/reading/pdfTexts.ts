import { createYielder } from '../createYielder.ts';
import { inflate } from './inflate.ts';

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

const latin1 = new TextDecoder('latin1');
/** Longer than our dictionaries. The rest of an object is a stream. */
const maxDictionaryBytes = 2048;
const maxStreamBytes = 256 * 1024 * 1024;
const tokenPattern =
  /\/(?<font>\w+) [\d.]+ Tf|\[(?<shown>(?:<[0-9a-f]*>|[-\d.]+)*)\] TJ|\/(?<form>\w+) Do|\/Artifact (?<artifact>BMC)|ActualText <FEFF(?<actual>[0-9A-F]*)>|(?<end>\bEMC\b)/g;

/**
 * The texts of each page of a PDF that we wrote, in painting order, as another program would read them: through the page's own streams,
 * resources, and fonts with their maps. Content marked as an artifact, such as the slug, isn't part of a page.
 *
 * @throws when the file isn't built like ours.
 */
export async function pdfTexts(pdf: Blob): Promise<PdfText[][]> {
  const file = new PdfReader(new Uint8Array(await pdf.arrayBuffer()));
  const catalog = file.dictionary(file.root);
  const kids = /\/Kids \[([^\]]*)\]/.exec(file.dictionary(referenceTo(catalog, 'Pages')))?.[1] ?? '';
  const pages: PdfText[][] = [];
  const next = createYielder();
  for (const [, page] of kids.matchAll(/(\d+) 0 R/g)) {
    await next();
    const dictionary = file.dictionary(Number(page));
    pages.push(await file.texts(referenceTo(dictionary, 'Contents'), dictionary));
  }
  return pages;
}

function referenceTo(dictionary: string, key: string): number {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  if (!id) throw new Error(`The PDF names no ${key}.`);
  return Number(id);
}

class PdfReader {
  readonly root: number;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #offsets: number[];
  readonly #fonts = new Map<number, Promise<Font>>();

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    const start = Number(/startxref\s+(\d+)/.exec(latin1.decode(bytes.subarray(-64)))?.[1]);
    const table = latin1.decode(bytes.subarray(start));
    this.#offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset));
    this.root = referenceTo(table, 'Root');
  }

  dictionary(id: number): string {
    const start = this.#offsets[id];
    if (!start) throw new Error(`The PDF has no object ${id}.`);
    for (let length = maxDictionaryBytes; ; length *= 8) {
      const text = latin1.decode(this.#bytes.subarray(start, start + length));
      const end = text.search(/\nstream\n|\nendobj\n/);
      if (end >= 0) return text.slice(0, end);
      if (start + length > this.#bytes.length) throw new Error(`Object ${id} of the PDF doesn't end.`);
    }
  }

  async stream(id: number): Promise<string> {
    return latin1.decode(await this.bytes(id));
  }

  async bytes(id: number): Promise<Uint8Array> {
    const dictionary = this.dictionary(id);
    const start = (this.#offsets[id] ?? 0) + dictionary.length + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    return inflate(this.#bytes.subarray(start, start + length), 'deflate', maxStreamBytes);
  }

  async texts(id: number, dictionary: string): Promise<PdfText[]> {
    const resources = new Map(
      [...dictionary.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, object]) => [name, Number(object)]),
    );
    const texts: PdfText[] = [];
    let font: Font | undefined;
    let artifact = false;
    let actual: string | undefined;
    for (const { groups = {} } of (await this.stream(id)).matchAll(tokenPattern)) {
      if (groups.font) font = await this.#font(resources.get(groups.font) ?? 0);
      else if (groups.artifact) artifact = true;
      else if (groups.actual !== undefined) actual = fromUtf16(groups.actual);
      else if (groups.end) {
        artifact = false;
        actual = undefined;
      } else if (groups.form) {
        const object = resources.get(groups.form) ?? 0;
        const form = this.dictionary(object);
        if (form.includes('/Subtype /Form')) texts.push(...(await this.texts(object, form)));
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

  #font(id: number): Promise<Font> {
    const font = this.#fonts.get(id) ?? this.#readFont(id);
    this.#fonts.set(id, font);
    return font;
  }

  async #readFont(id: number): Promise<Font> {
    const dictionary = this.dictionary(id);
    const map = await this.stream(referenceTo(dictionary, 'ToUnicode'));
    const descendant = this.dictionary(Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(dictionary)?.[1]));
    const glyphs = /\/CIDToGIDMap (\d+) 0 R/.exec(descendant)?.[1];
    const bytes = glyphs && (await this.bytes(Number(glyphs)));
    return {
      glyphOf: bytes ? (code) => (bytes[2 * code] ?? 0) * 256 + (bytes[2 * code + 1] ?? 0) : (code) => code,
      name: /\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/.exec(dictionary)?.[1] ?? '',
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
