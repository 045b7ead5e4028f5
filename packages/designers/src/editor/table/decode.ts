/**
 * Decodes a file's text in any encoding that spreadsheets write: UTF-8, UTF-16, Windows-1252 or Mac Roman, with or
 * without a byte order mark.
 */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

const [lineFeed, carriageReturn] = [10, 13];

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // A table starts with its headings: Latin letters and delimiters, for which every other byte is zero in UTF-16.
  const head = bytes.subarray(0, 400);
  const zeros = (from: number) => head.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  if (zeros(0) > head.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Only Excel's CSV for the Mac ends its lines this way.
    return bytes.includes(carriageReturn) && !bytes.includes(lineFeed) ? 'macintosh' : 'windows-1252';
  }
}
