/** Turns characters into the bytes they represent. */
export const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string after a key in a PDF dictionary, `(so)` or `<736f>`, as bytes; undefined if there is none. */
export function stringAfter(text: string, key: string): Uint8Array<ArrayBuffer> | undefined {
  const found = [...text.matchAll(new RegExp(`/${key}\\s*(?=\\(|<[^<])`, 'g'))].at(-1);
  if (!found) return undefined;
  const at = found.index + found[0].length;
  if (text[at] === '<') return fromHex(text.slice(at + 1, text.indexOf('>', at)));
  return fromText(literal(text, at + 1));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replaceAll(/[^0-9a-f]/gi, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

/** The text between parentheses, which may be nested, up to the closing one. */
function literal(text: string, from: number): string {
  let out = '';
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '\\') {
      const [all = '', octal, ends] =
        /^(?:([0-7]{1,3})|(\r\n?|\n)|.)/s.exec(text.slice(at + 1, at + 4)) ?? [];
      if (octal) out += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else if (!ends) out += escapes[all] ?? all;
      at += all.length;
      continue;
    }
    if (character === '(') depth++;
    if (character === ')' && --depth === 0) break;
    out += character;
  }
  return out;
}
