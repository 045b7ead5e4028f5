import type { Bytes } from '../bytes.ts';
import { isPngComplete } from '../raster/pngChunks.ts';
import { type HuffmanTable, huffmanTables } from './huffmanTables.ts';
import { isScanComplete, type JpegFrame } from './isScanComplete.ts';
import { endOfScan, isRestart, jpegMarker, markerPrefix } from './jpegMarkers.ts';
import type { PictureKind } from './pictureKind.ts';
import { hasAllPngRows } from './pngRows.ts';
import { ProgressiveCheck } from './progressiveCheck.ts';
import { isWebpComplete } from './webpChunks.ts';

/**
 * Detects truncated files and altered bytes. Browsers draw what they can of such a file, with black areas or colored
 * noise. For a PNG, every chunk's checksum is verified and its rows are counted. For a JPEG, the coded pixels are read
 * to the end in every pass. For a WebP, each part must be as long as it states: WebP pixels have no checksums, so
 * changes there go undetected.
 */
export async function isDamaged(bytes: Bytes, kind: PictureKind): Promise<boolean> {
  if (kind === 'png') return !isPngComplete(bytes) || !(await hasAllPngRows(bytes));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'webp') return !isWebpComplete(view);
    return kind === 'jpeg' && !isJpegComplete(bytes, view);
  } catch (error) {
    // It's truncated within a part.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

const isStandalone = (marker: number) => marker === jpegMarker.tem || isRestart(marker);

const isFrame = (marker: number) =>
  marker >= jpegMarker.sof0 &&
  marker <= jpegMarker.sof15 &&
  marker !== jpegMarker.jpg &&
  marker !== jpegMarker.dac;

/** ITU T.81, annex B: segments from start of image to end of image, with the coded pixels between them. */
function isJpegComplete(bytes: Bytes, view: DataView): boolean {
  const tables = new Map<string, HuffmanTable>();
  const quantizers = new Map<number, Uint16Array>();
  let frame: JpegFrame | undefined;
  let interval = 0;
  let scans = 0;
  let passes: ProgressiveCheck | undefined;
  /** Channels that no scan has covered. */
  const unread = new Set<number>();
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== markerPrefix) return false;
    const marker = view.getUint8(at + 1);
    if (marker === markerPrefix) {
      at++;
      continue;
    }
    if (marker === jpegMarker.eoi) return scans > 0 && unread.size === 0 && (passes?.isComplete ?? true);
    if (isStandalone(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return false;
    const body = bytes.subarray(at + 4, end);
    if (marker === jpegMarker.dht)
      for (const table of huffmanTables(body)) tables.set(`${table.tableClass} ${table.destination}`, table);
    else if (marker === jpegMarker.dqt) readQuantizationTables(body, quantizers);
    else if (marker === jpegMarker.dri) interval = view.getUint16(at + 4);
    else if (isFrame(marker)) {
      frame = readFrame(marker, body);
      for (const { id } of frame.channels) unread.add(id);
    }
    if (marker !== jpegMarker.sos) {
      at = end;
      continue;
    }
    const stop = endOfScan(bytes, end, isStandalone);
    if (!frame || stop === undefined) return false;
    const scan = { start: end, end: stop };
    if (frame.isSequential && !isScanComplete(bytes, scan, body, frame, tables, quantizers, interval))
      return false;
    // Its height comes after the pixels (ITU T.81, B.2.5).
    if (frame.isProgressive && frame.height > 0) {
      passes ??= new ProgressiveCheck(frame, quantizers);
      if (!passes.isScanComplete(bytes, scan, body, tables, interval)) return false;
    }
    for (let index = 0; index < (body[0] ?? 0); index++) unread.delete(body[1 + index * 2] ?? -1);
    scans++;
    at = stop;
  }
}

function readFrame(marker: number, body: Bytes): JpegFrame {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return {
    isSequential: (marker === jpegMarker.sof0 || marker === jpegMarker.sof1) && view.getUint8(0) === 8,
    isProgressive: marker === jpegMarker.sof2 && view.getUint8(0) === 8,
    height: view.getUint16(1),
    width: view.getUint16(3),
    channels: Array.from({ length: view.getUint8(5) }, (_, index) => {
      const sampling = view.getUint8(7 + index * 3);
      return {
        id: view.getUint8(6 + index * 3),
        horizontalSampling: sampling >> 4,
        verticalSampling: sampling & 15,
        quantization: view.getUint8(8 + index * 3),
      };
    }),
  };
}

/** The divisor for each position in a block, for each table of a segment (ITU T.81, B.2.4.1). */
function readQuantizationTables(body: Bytes, tables: Map<number, Uint16Array>): void {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let at = 0; at < body.length; ) {
    const head = view.getUint8(at++);
    const width = head >> 4 === 1 ? 2 : 1;
    const start = at;
    tables.set(
      head & 15,
      Uint16Array.from({ length: 64 }, (_, place) =>
        width === 2 ? view.getUint16(start + 2 * place) : view.getUint8(start + place),
      ),
    );
    at += 64 * width;
  }
}
