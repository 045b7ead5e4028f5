import type { Bytes } from '../../bytes.ts';
import { createYielder } from '../../createYielder.ts';
import { digestOf } from '../../identity/digest.ts';

/** Formats a number for PDF: at most five decimals and never an exponent. */
export const num = (value: number): string => {
  const text = value.toFixed(5).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

export const nums = (values: readonly number[]): string => values.map(num).join(' ');

/** A text string in UTF-16, written as hexadecimal digits. */
export const textString = (text: string): string => `<FEFF${utf16Hex(text)}>`;

/** `(D:20260730142501Z)`, in UTC. */
export const pdfDate = (date: Date): string => `(D:${date.toISOString().replace(/[-:T]|\.\d+/g, '')})`;

export const utf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase();

export const ref = (id: number): string => `${id} 0 R`;

export const dict = (entries: Record<string, string | number | undefined>): string =>
  `<<${Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `/${key} ${value}`)
    .join(' ')}>>`;

type StreamObject = {
  entries: Record<string, string | number | undefined>;
} & (
  | {
      bytes: Bytes;
      /** The bytes' encoding. Undefined: they still need to be deflated. `none`: leave them as they are. */
      filter?: 'none' | 'FlateDecode' | 'DCTDecode';
    }
  // Parts of a file that are never loaded into memory.
  | { bytes: Blob; filter: 'DCTDecode' }
);

/** The objects of a PDF file and its cross-reference table. Streams are compressed when the file is built. */
export class PdfFile {
  readonly #objects: (string | StreamObject | undefined)[] = [];

  /** Reserves a number for an object that's written later. */
  reserve(): number {
    return this.#objects.push(undefined);
  }

  set(id: number, body: string | StreamObject): number {
    this.#objects[id - 1] = body;
    return id;
  }

  add(body: string | StreamObject): number {
    return this.set(this.reserve(), body);
  }

  /**
   * 32 hexadecimal digits derived from the file so far and from `seed`, so that generating the same file again gives identical bytes. For
   * pictures kept out of memory, only their length and first bytes count.
   */
  async identifier(seed: string): Promise<string> {
    const parts = [seed];
    for (const object of this.#objects) {
      if (object === undefined || typeof object === 'string') parts.push(object ?? '');
      else {
        const { bytes, entries } = object;
        const head = bytes instanceof Blob ? await bytes.slice(0, 65_536).arrayBuffer() : bytes;
        parts.push(JSON.stringify(entries), String(sizeOf(bytes)), (await digestOf(head)).toUpperCase());
      }
    }
    return (await digestOf(new TextEncoder().encode(parts.join('\n')))).slice(0, 32).toUpperCase();
  }

  async build(trailer: { Root: number; Info: number; id: string }): Promise<Blob> {
    const encoder = new TextEncoder();
    const parts: (Bytes | Blob)[] = [];
    let length = 0;
    const write = (part: Bytes | Blob | string) => {
      const bytes = typeof part === 'string' ? encoder.encode(part) : part;
      parts.push(bytes);
      length += sizeOf(bytes);
    };
    // A comment with bytes above 127 tells transfer programs that the file is binary.
    write('%PDF-1.6\n');
    write(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
    const offsets: number[] = [];
    const next = createYielder();
    for (const [index, object] of this.#objects.entries()) {
      await next();
      offsets.push(length);
      if (object === undefined) throw new Error(`PDF object ${index + 1} was reserved and never written`);
      if (typeof object === 'string') {
        write(`${index + 1} 0 obj\n${object}\nendobj\n`);
        continue;
      }
      const { entries, filter = 'FlateDecode' } = object;
      const bytes = object.filter ? object.bytes : await deflate(object.bytes);
      const streamEntries = {
        ...entries,
        Filter: filter === 'none' ? undefined : `/${filter}`,
        Length: sizeOf(bytes),
      };
      write(`${index + 1} 0 obj\n${dict(streamEntries)}\nstream\n`);
      write(bytes);
      write('\nendstream\nendobj\n');
    }
    const start = length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = offsets.length + 1;
    const ends = dict({
      Size: size,
      Root: ref(trailer.Root),
      Info: ref(trailer.Info),
      ID: `[<${trailer.id}> <${trailer.id}>]`,
    });
    write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n${ends}\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  }
}

const sizeOf = (bytes: Bytes | Blob) => (bytes instanceof Blob ? bytes.size : bytes.length);

/** The zlib format, called FlateDecode in PDF. */
async function deflate(bytes: Bytes): Promise<Bytes> {
  const { writable, readable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const [deflated] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes).then(() => writer.close()),
  ]);
  return new Uint8Array(deflated);
}

export function latin1(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place) & 255;
  return bytes;
}

export const fromBase64 = (text: string): Bytes => latin1(atob(text));
