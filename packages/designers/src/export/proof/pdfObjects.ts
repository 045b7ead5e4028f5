import { inflated } from '../reading/inflated.ts';
import { ExportError } from '../types.ts';

/** A name begins with its slash; a reference is `{ id }`; a string is its bytes; an operator stands for itself. */
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | PdfValue[]
  | Dictionary
  | Reference
  | Operator;
interface Reference {
  id: number;
}
interface Operator {
  operator: string;
}
export type Dictionary = Map<string, PdfValue>;

const latin1 = new TextDecoder('latin1');
const LARGEST_STREAM = 256 * 1024 * 1024;
const TOKEN =
  /\s*(?:<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+)/y;

/** What the proof does not know is said by name: a proof that silently differs is worse than none. */
export const unknown = (what: string) =>
  new ExportError(`This file cannot be proofed: the proof does not know ${what}.`);

/** The values in a text of a PDF, in order (ISO 32000-1, 7.3). */
function pdfValues(text: string): PdfValue[] {
  const stack: PdfValue[][] = [[]];
  TOKEN.lastIndex = 0;
  let read = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const token = match[0].trimStart();
    const values = stack.at(-1) ?? [];
    if (token === '<<' || token === '[') stack.push([]);
    else if (token === '>>' || token === ']') {
      const inner = stack.pop() ?? [];
      stack.at(-1)?.push(token === ']' ? inner : dictionaryOf(inner));
    } else if (token.startsWith('<')) values.push(bytesOf(token.slice(1, -1).replaceAll(/\s/g, '')));
    else if (token.startsWith('/')) values.push(token);
    else if (/^[-+.\d]/.test(token)) values.push(Number(token));
    else if (token === 'R') {
      values.pop();
      values.push({ id: values.pop() as number });
    } else if (token === 'true' || token === 'false') values.push(token === 'true');
    else if (token.startsWith('(')) values.push(token);
    else if (token === 'null') values.push(null);
    else values.push({ operator: token });
    read = TOKEN.lastIndex;
  }
  const rest = text.slice(read).trim();
  if (rest) throw unknown(`what stands at “${rest.slice(0, 20)}”`);
  return stack[0] ?? [];
}

const dictionaryOf = (inner: PdfValue[]): Dictionary =>
  new Map(
    inner.flatMap((key, index) => (index % 2 === 0 ? [[key as string, inner[index + 1] ?? null]] : [])),
  );

const bytesOf = (digits: string) =>
  Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );

/** The objects of a PDF that was written here, by number. */
export class PdfObjects {
  readonly trailer: Dictionary;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #offsets: number[];
  readonly #known = new Map<number, { value: PdfValue; start: number }>();

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    const start = Number(/startxref\s+(\d+)/.exec(latin1.decode(bytes.subarray(-64)))?.[1]);
    const table = latin1.decode(bytes.subarray(start));
    this.#offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset));
    this.trailer = asDictionary(
      pdfValues(table.slice(table.indexOf('trailer') + 7, table.indexOf('startxref')))[0],
    );
  }

  /** A value, or what it refers to. */
  value(value: PdfValue | undefined): PdfValue | undefined {
    return isReference(value) ? this.#object(value.id).value : value;
  }

  dictionary(value: PdfValue | undefined): Dictionary {
    return asDictionary(this.value(value));
  }

  /** An entry of a dictionary, or what it refers to. */
  get(dictionary: Dictionary, key: string): PdfValue | undefined {
    return this.value(dictionary.get(key));
  }

  numbers(value: PdfValue | undefined): number[] {
    const found = this.value(value);
    if (!Array.isArray(found) || found.some((each) => typeof each !== 'number'))
      throw unknown('a list of its numbers');
    return found as number[];
  }

  /** The bytes of a stream as they lie in the file. */
  packed(value: PdfValue | undefined): Uint8Array<ArrayBuffer> {
    if (!isReference(value)) throw unknown('where one of its streams is');
    const { start } = this.#object(value.id);
    const length = this.get(this.dictionary(value), '/Length');
    if (typeof length !== 'number') throw unknown('the length of one of its streams');
    return this.#bytes.subarray(start, start + length);
  }

  async stream(value: PdfValue | undefined): Promise<Uint8Array<ArrayBuffer>> {
    const filter = this.get(this.dictionary(value), '/Filter');
    if (filter === undefined) return this.packed(value);
    if (filter !== '/FlateDecode') throw unknown(`the filter ${String(filter)}`);
    return inflated(this.packed(value), 'deflate', LARGEST_STREAM);
  }

  async operators(value: PdfValue | undefined): Promise<PdfValue[]> {
    return pdfValues(latin1.decode(await this.stream(value)));
  }

  #object(id: number) {
    const known = this.#known.get(id);
    if (known) return known;
    const offset = this.#offsets[id];
    if (!offset) throw unknown(`object ${id}, which is not in it`);
    const { text, start } = this.#textAt(offset);
    const object = {
      value: pdfValues(text.replace(/^\s*\d+ \d+ obj/, ''))[0] ?? null,
      start: offset + start,
    };
    this.#known.set(id, object);
    return object;
  }

  #textAt(offset: number) {
    for (let size = 4096; ; size *= 8) {
      const text = latin1.decode(this.#bytes.subarray(offset, offset + size));
      const end = /\nstream\n|\nendobj/.exec(text);
      if (end) return { text: text.slice(0, end.index), start: end.index + end[0].length };
      if (offset + size > this.#bytes.length) throw unknown('where one of its objects ends');
    }
  }
}

const isReference = (value: PdfValue | undefined): value is Reference =>
  typeof value === 'object' && value !== null && 'id' in value;

export const isOperator = (value: PdfValue): value is Operator =>
  typeof value === 'object' && value !== null && 'operator' in value;

function asDictionary(value: PdfValue | undefined): Dictionary {
  if (value instanceof Map) return value;
  throw unknown('one of its parts, which is no dictionary');
}
