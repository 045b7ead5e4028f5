/** Returns the two parts of a message written here, as an email app unpacks them (RFC 2045, 2046); empty if missing. */
export function readEml(eml: string): { text: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(eml)?.[1] ?? '\0';
  const parts = eml.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => {
    const partText = parts.find((one) => one.includes(`Content-Type: ${type};`)) ?? '';
    return unpacked(partText.slice(partText.indexOf('\r\n\r\n') + 4));
  };
  return { text: part('text/plain'), html: part('text/html') };
}

function unpacked(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
