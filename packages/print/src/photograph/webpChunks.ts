const fourCc = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/**
 * Returns whether a WebP has all its parts, with pixels among them (RFC 9649, section 2.7). Reading past the end of the
 * file throws a `RangeError`.
 */
export function isWebpComplete(view: DataView): boolean {
  const end = 8 + view.getUint32(4, true);
  return end <= view.byteLength && countImageChunks(view, 12, end) > 0;
}

/** Counts the parts with pixels. Returns 0 if a part is incomplete. */
function countImageChunks(view: DataView, start: number, end: number): number {
  let pixels = 0;
  for (let at = start; at + 8 <= end; ) {
    const kind = fourCc(view, at);
    const from = at + 8;
    const to = from + view.getUint32(at + 4, true);
    if (to > end) return 0;
    if (kind === 'VP8 ') {
      if (!isVp8Complete(view, from, to)) return 0;
      pixels++;
    } else if (kind === 'VP8L') {
      if (view.getUint8(from) !== 0x2f) return 0;
      pixels++;
    } else if (kind === 'ANMF') {
      const frames = countImageChunks(view, from + 16, to);
      if (frames === 0) return 0;
      pixels += frames;
    }
    // Each part starts at an even offset.
    at = to + (to & 1);
  }
  return pixels;
}

/** A key frame whose partitions fit inside it (RFC 6386, 9.1 and 9.5). All partitions except the last state their length. */
function isVp8Complete(view: DataView, from: number, to: number): boolean {
  const tag = view.getUint8(from) | (view.getUint8(from + 1) << 8) | (view.getUint8(from + 2) << 16);
  const isKeyFrame = (tag & 1) === 0;
  const hasStart = view.getUint16(from + 3) === 0x9d01 && view.getUint8(from + 5) === 0x2a;
  return isKeyFrame && hasStart && from + 10 + (tag >> 5) < to;
}
