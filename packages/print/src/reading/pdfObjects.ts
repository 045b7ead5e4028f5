import { bytesOf, nameOf, numbersOf, PdfDict, type PdfValue, parseValue } from './contentStream.ts';
import { inflate } from './inflate.ts';

const latin1 = new TextDecoder('latin1');
const maxStreamBytes = 256 * 1024 * 1024;
/** The maximum number of objects, far more than any piece has. */
const maxObjects = 1_000_000;

/** The objects of a PDF file with a plain cross-reference table, like the ones we write. */
export class PdfObjects {
  readonly trailer: PdfDict;
  /** "1.6", from the first line. */
  readonly version: string;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #offsets: number[];
  readonly #known = new Map<number, { value: PdfValue; end: number }>();

  /** @throws when the file has no such table. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.version = /^%PDF-(\d\.\d)/.exec(latin1.decode(bytes.subarray(0, 16)))?.[1] ?? '';
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin1.decode(bytes.subarray(-64)))?.[1]);
    const table = latin1.decode(bytes.subarray(start));
    if (!this.version || !table.startsWith('xref')) throw new Error("This PDF wasn't created here.");
    this.#offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)]
      .slice(0, maxObjects)
      .map(([, offset]) => Number(offset));
    this.trailer = dictionary(parseValue(table.slice(table.indexOf('trailer') + 'trailer'.length)));
  }

  /** The value itself, or the object it refers to. */
  resolve(value: PdfValue | undefined): PdfValue {
    if (typeof value !== 'object' || value === null || !('ref' in value)) return value ?? null;
    return this.#object(value.ref).value;
  }

  /** A dictionary, or a stream's dictionary. Empty for anything else. */
  dict(value: PdfValue | undefined): PdfDict {
    return dictionary(this.resolve(value));
  }

  list(value: PdfValue | undefined): PdfValue[] {
    const resolved = this.resolve(value);
    return Array.isArray(resolved) ? resolved : [];
  }

  numbers(value: PdfValue | undefined): number[] {
    return numbersOf(this.list(value).map((each) => this.resolve(each)));
  }

  name(value: PdfValue | undefined): string {
    return nameOf(this.resolve(value));
  }

  text(value: PdfValue | undefined): string {
    return bytesOf(this.resolve(value));
  }

  /**
   * Returns the raw bytes of a stream in the file.
   *
   * @throws when it isn't a stream.
   */
  packedBytes(value: PdfValue | undefined): Uint8Array<ArrayBuffer> {
    if (typeof value !== 'object' || value === null || !('ref' in value))
      throw new Error('The PDF names no stream.');
    const start = this.#object(value.ref).end + '\nstream\n'.length;
    return this.#bytes.subarray(start, start + Number(this.resolve(this.dict(value).get('Length'))));
  }

  /**
   * The decompressed bytes of a stream.
   *
   * @throws when it isn't a stream, or uses a compression other than deflate.
   */
  async stream(value: PdfValue | undefined): Promise<Uint8Array<ArrayBuffer>> {
    const rawBytes = this.packedBytes(value);
    const filter = this.name(this.dict(value).get('Filter'));
    if (!filter) return rawBytes;
    if (filter !== 'FlateDecode') throw new Error(`The PDF has a stream in ${filter}.`);
    return inflate(rawBytes, 'deflate', maxStreamBytes);
  }

  /** Returns a content stream's operators and operands, one character per byte. */
  async content(value: PdfValue | undefined): Promise<string> {
    return latin1.decode(await this.stream(value));
  }

  #object(id: number): { value: PdfValue; end: number } {
    const cached = this.#known.get(id);
    if (cached) return cached;
    const start = this.#offsets[id];
    if (!start) throw new Error(`The PDF has no object ${id}.`);
    let text = '';
    let end = -1;
    for (let length = 4096; end < 0 && text.length < this.#bytes.length - start; length *= 4) {
      text = latin1.decode(this.#bytes.subarray(start, start + length));
      end = text.search(/\nstream\n|\nendobj\n/);
    }
    if (end < 0) throw new Error(`Object ${id} of the PDF doesn't end.`);
    const object = { value: parseValue(text.slice(text.indexOf('obj') + 3, end)), end: start + end };
    this.#known.set(id, object);
    return object;
  }
}

const dictionary = (value: PdfValue): PdfDict => (value instanceof PdfDict ? value : new PdfDict());
