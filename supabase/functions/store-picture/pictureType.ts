const png = String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = String.fromCharCode(0xff, 0xd8, 0xff);

/** What a picture is by its first bytes, whatever it is called: one of the types that are taken. */
export function pictureTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 14));
  if (start.startsWith(png)) return 'image/png';
  if (start.startsWith(jpeg)) return 'image/jpeg';
  return start.startsWith('RIFF') && start.slice(8) === 'WEBPVP' ? 'image/webp' : undefined;
}
