/**
 * The number of bytes at the start of a file that contain its size. Photographs have previews and their program's
 * metadata before it.
 */
const HEAD = 512 * 1024;

interface PixelSize {
  width: number;
  height: number;
}

/** Returns the width and height that a PNG, JPEG or WebP file states; undefined if it states none. Decodes nothing. */
export async function pixelSize(file: Blob): Promise<PixelSize | undefined> {
  const view = new DataView(await file.slice(0, HEAD).arrayBuffer());
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250 ? webpSize(view) : undefined;
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the size from the first segment that starts a frame (ITU T.81, annex B.2.2). */
function jpegSize(view: DataView): PixelSize {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
}

/** Reads the size of lossy, lossless and extended files, which state it in three ways (RFC 9649). */
function webpSize(view: DataView): PixelSize | undefined {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const readLength = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { width: readLength(24), height: readLength(27) };
}
