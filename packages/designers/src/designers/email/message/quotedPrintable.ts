const maxLineLength = 76;

/** Printable ASCII except `=`, plus tab. */
const isPlain = (byte: number) => (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 9;

const escaped = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Text as quoted-printable UTF-8 (RFC 2045, 6.7): lines of at most 76 characters, ended by CRLF. */
export const quotedPrintable = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(encodedLine)
    .join('\r\n');

function encodedLine(line: string): string {
  const bytes = new TextEncoder().encode(line);
  const parts: string[] = [];
  let length = 0;
  bytes.forEach((byte, index) => {
    const isLast = index === bytes.length - 1;
    // Whitespace at the end of a line gets lost in transit.
    const part = isPlain(byte) && !(isLast && byte <= 32) ? String.fromCharCode(byte) : escaped(byte);
    // Leaves room for the "=" of a soft line break.
    if (length + part.length > maxLineLength - (isLast ? 0 : 1)) {
      parts.push('=\r\n');
      length = 0;
    }
    parts.push(part);
    length += part.length;
  });
  return parts.join('');
}
