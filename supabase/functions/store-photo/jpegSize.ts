/**
 * Pixels that a JPEG states in the first segment that starts a frame (ITU T.81, annex B.2.2); undefined for what is none: a file with no
 * scan after its frame, or that does not end as one.
 */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) !== 0xffd8 || view.getUint16(view.byteLength - 2) !== 0xffd9) return undefined;
    let size: { width: number; height: number } | undefined;
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
        size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (marker === 0xda) return size;
    }
  } catch (error) {
    // The file breaks off before its size.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
