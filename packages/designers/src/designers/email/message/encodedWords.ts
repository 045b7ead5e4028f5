/**
 * Bytes of text in one encoded word: a line of 76 characters holds "Subject: ", the 12 that mark the word, and 52 of
 * base64.
 */
const bytesPerWord = 39;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * Text for a header field (RFC 2047): unchanged if it's short ASCII, otherwise encoded words on separate lines, none of
 * which splits a character. Line breaks and other control characters, which would end the field, become spaces.
 */
export function encodedWords(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  if (/^[ -~]{0,60}$/.test(line) && !line.includes('=?')) return line;
  const words: Uint8Array[] = [];
  let current: number[] = [];
  for (const character of line) {
    const bytes = new TextEncoder().encode(character);
    if (current.length + bytes.length > bytesPerWord) {
      words.push(Uint8Array.from(current));
      current = [];
    }
    current.push(...bytes);
  }
  words.push(Uint8Array.from(current));
  return words.map((bytes) => `=?UTF-8?B?${base64(bytes)}?=`).join('\r\n ');
}
