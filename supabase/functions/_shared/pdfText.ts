/** Turns characters into the bytes they represent. */
export const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/**
 * Maximum characters. An encryption dictionary has a few hundred; a file that states ten million must not fill the
 * memory.
 */
export const maxDictionaryLength = 4096;

/** Returns the last match without keeping earlier ones: a file can have a million. */
export function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const found of text.matchAll(pattern)) last = found;
  return last;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string after a key in a PDF dictionary, `(so)` or `<736f>`, as bytes; undefined if there is none. */
export function stringAfter(text: string, key: string): Uint8Array<ArrayBuffer> | undefined {
  const found = lastMatch(text, new RegExp(`/${key}\\s*(?=\\(|<[^<])`, 'g'));
  if (!found) return undefined;
  const at = found.index + found[0].length;
  const content = text.slice(at + 1, at + maxDictionaryLength);
  return text[at] === '<' ? fromHex(content.split('>', 1)[0] ?? '') : fromText(literal(content));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replaceAll(/[^0-9a-f]/gi, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

/** The text up to the parenthesis that closes it; nested ones are part of it. */
function literal(text: string): string {
  let out = '';
  let depth = 1;
  for (let at = 0; at < text.length; at++) {
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
