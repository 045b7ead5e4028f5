export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'svg';

/** Number of bytes needed to detect a file's kind: a drawing may begin with a long comment. */
const sniffedBytes = 4096;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Matches everything before a drawing's first element. */
const xmlProlog = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*/i;

/** Detects a picture's kind from its first bytes, because its name and declared type may be wrong. Undefined for any other file. */
export function pictureKind(head: Uint8Array): PictureKind | undefined {
  if (ascii(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif';
  const text = new TextDecoder(head[0] === 0xff || head[0] === 0xfe ? 'utf-16' : 'utf-8').decode(
    head.subarray(0, sniffedBytes),
  );
  return /^<(?:\w+:)?svg[\s>/]/.test(text.replace(xmlProlog, '')) ? 'svg' : undefined;
}

/**
 * Returns whether a file has the format that phones use for photos (HEIF, ISO 23008-12). Only Safari reads it, and no
 * printer's software does.
 */
export const isHeic = (head: Uint8Array): boolean =>
  ascii(head, 4, 8) === 'ftyp' && /^(hei[cmsx]|hevc|mif1|msf1)/.test(ascii(head, 8, 12));

export const kindOfFile = async (file: Blob): Promise<PictureKind | undefined> =>
  pictureKind(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()));

/** Detects the kind of a picture by URL. Undefined if it can't be read. */
export async function kindAt(url: string): Promise<PictureKind | undefined> {
  const response = await fetch(url).catch(() => undefined);
  const reader = response?.ok ? response.body?.getReader() : undefined;
  if (!reader) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let length = 0; length < sniffedBytes; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
  } catch {
    // The download broke off. The code that draws the picture reports that.
    return undefined;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return kindOfFile(new Blob(parts));
}
