/** A value of a PDF's objects and content streams (ISO 32000-1, 7.3). */
export type PdfValue = number | boolean | null | PdfName | PdfString | PdfRef | PdfValue[] | PdfDict;

interface PdfName {
  name: string;
}

interface PdfString {
  /** The bytes, one character each. */
  bytes: string;
}

interface PdfRef {
  /** Number of the referenced object. */
  ref: number;
}

/** Values by name. */
export class PdfDict extends Map<string, PdfValue> {}

export interface Operation {
  operator: string;
  operands: PdfValue[];
}

const tokenPattern =
  /(?<skipped>[\0\t\n\f\r ]+|%[^\r\n]*)|(?<number>[+-]?(?:\d+\.?\d*|\.\d+))|\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<open><<|\[)|(?<close>>>|\])|<(?<hex>[\da-fA-F\s]*)>|(?<literal>\()|(?<word>[^\0\t\n\f\r ()<>[\]{}/%]+)/y;

/** Escape sequences: a backslash and a letter (ISO 32000-1, table 3). */
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };
const keywords: Record<string, boolean | null> = { true: true, false: false, null: null };

/**
 * The operations of a content stream (one character per byte), in order.
 *
 * @throws when the stream violates the syntax, or has a picture among its operators (`BI`), which ours never do.
 */
export function* operations(stream: string): Generator<Operation, PdfValue[]> {
  let values: PdfValue[] = [];
  const outer: { values: PdfValue[]; bracket: string }[] = [];
  let at = 0;
  while (at < stream.length) {
    tokenPattern.lastIndex = at;
    const groups = tokenPattern.exec(stream)?.groups;
    if (!groups) throw new Error(`A stream of the PDF can't be read at byte ${at}.`);
    const { skipped, number, name, open, close, hex, word } = groups;
    at = tokenPattern.lastIndex;
    if (skipped !== undefined) continue;
    if (number !== undefined) values.push(Number(number));
    else if (name !== undefined) values.push({ name: unescapedName(name) });
    else if (hex !== undefined) values.push({ bytes: fromHex(hex.replaceAll(/\s/g, '')) });
    else if (open) {
      outer.push({ values, bracket: open });
      values = [];
    } else if (close) {
      const parent = outer.pop();
      if (!parent || (parent.bracket === '[') !== (close === ']'))
        throw new Error(`A stream of the PDF closes something at byte ${at} that it didn't open.`);
      parent.values.push(close === ']' ? values : dictionaryOf(values));
      values = parent.values;
    } else if (word === undefined) {
      const text = literal(stream, at);
      values.push({ bytes: text.bytes });
      at = text.end;
    } else if (word in keywords) values.push(keywords[word] ?? null);
    else if (word === 'R') {
      const [ref] = values.splice(-2);
      values.push({ ref: Number(ref) });
    } else if (word === 'BI') throw new Error('The PDF holds a picture among its operators.');
    else {
      yield { operator: word, operands: values };
      values = [];
    }
  }
  if (outer.length > 0) throw new Error('A stream of the PDF ends inside a list.');
  return values;
}

/**
 * Parses the value of an object, ignoring anything after it.
 *
 * @throws like `operations`.
 */
export function parseValue(text: string): PdfValue {
  const { value, done } = operations(text).next();
  return (done ? value : value.operands)[0] ?? null;
}

function dictionaryOf(values: PdfValue[]): PdfDict {
  const entries = new PdfDict();
  for (let index = 0; index + 1 < values.length; index += 2)
    entries.set(nameOf(values[index]), values[index + 1] ?? null);
  return entries;
}

/** The characters of a name. Empty for anything else. */
export const nameOf = (value: PdfValue | undefined): string =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : '';

/** The bytes of a string. Empty for anything else. */
export const bytesOf = (value: PdfValue | undefined): string =>
  typeof value === 'object' && value !== null && 'bytes' in value ? value.bytes : '';

/** The numbers in a list or among operands. */
export const numbersOf = (value: PdfValue | undefined): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

const unescapedName = (name: string) =>
  name.replaceAll(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const fromHex = (digits: string) =>
  (digits.match(/..?/g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('');

/** A string in parentheses, starting after the first one (ISO 32000-1, 7.3.4.2). */
function literal(stream: string, start: number): { bytes: string; end: number } {
  let bytes = '';
  let depth = 1;
  for (let at = start; at < stream.length; at++) {
    const character = stream.charAt(at);
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(stream.slice(at + 1, at + 4))?.[0];
      const next = stream.charAt(at + 1);
      bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[next] ?? next);
      at += octal?.length ?? 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return { bytes, end: at + 1 };
    bytes += character;
  }
  throw new Error("A string of the PDF doesn't end.");
}
