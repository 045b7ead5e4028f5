import { crc32 } from 'node:zlib';

const megabytes = 1024 * 1024;
/** Storage refuses larger ones, so 413 for a resume isn't among the cases. */
const largestResume = 10 * megabytes;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const filled = (start: string, part: string, end = '') =>
  bytes(start + part.repeat((largestResume - start.length - end.length) / part.length) + end);
const little = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four.toString('latin1');
};

/** A ZIP file that lists as many entries as fit. */
function manyEntries(): Buffer {
  const entry = `PK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}a`;
  const list = entry.repeat((largestResume - 64) / entry.length);
  return bytes(`PK\x03\x04${list}PK\x05\x06${'\0'.repeat(8)}${little(list.length)}${little(4)}\0\0`);
}

/** A compound file with as many streams as fit, none of them known. */
function manyStreams(): Buffer {
  const file = Buffer.alloc(largestResume);
  file.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
  for (let at = 512; at + 128 <= file.length; at += 128) {
    file.write(String(at).padStart(31, 'x'), at, 'utf16le');
    file.writeUInt16LE(64, at + 64);
    file.writeUInt8(2, at + 66);
  }
  return file;
}

const locked = '%PDF-1.7 /Encrypt 1 0 R 1 0 obj /Filter /Standard /R 3 /U (x) endobj ';
/** Resumes of ten megabytes, each the most work for its kind: name, content, and the check's status. */
export const largestResumes: readonly (readonly [name: string, content: Buffer, status: number])[] = [
  ['plain.pdf', filled('%PDF-1.7\n', 'BT (x) Tj ET\n'), 201],
  ['trailers.pdf', filled('%PDF-1.7 /Encrypt 1 0 R ', 'startxref 1\n'), 201],
  ['dictionaries.pdf', filled('%PDF-1.7 ', '/Encrypt<<'), 422],
  ['objects.pdf', filled('%PDF-1.7 /Encrypt 1 0 R ', '1 0 obj '), 422],
  ['names.pdf', filled(locked, '/ID [<0'), 422],
  ['digits.pdf', filled(`${locked}/ID [<`, '00'), 422],
  ['escapes.pdf', filled(`${locked}/ID [(`, '\\\\'), 422],
  ['rounds.pdf', filled(`%PDF-1.7 /Encrypt<< /Filter /Standard /R 6 /U <${'00'.repeat(48)}> `, ' '), 422],
  ['lines.pdf', filled('', 'a: b\n'), 415],
  ['comment.doc', filled('<!--', 'x'), 415],
  ['streams.doc', manyStreams(), 201],
  ['entries.docx', manyEntries(), 415],
];

/** A JPEG of this size: a frame, a scan of `filling` bytes, and its end, followed by `more` bytes. */
export function jpeg(width: number, height = width, filling = 0, more = 0): Buffer {
  const start = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const scan = [...new Array(9).fill(0), 0xff, 0xda, 0, 2];
  return Buffer.concat([
    Buffer.from([...start, ...scan]),
    Buffer.alloc(filling),
    Buffer.from([0xff, 0xd9]),
    Buffer.alloc(more),
  ]);
}

/** A PNG of this size with `parts` empty parts before its picture. */
export function png(width: number, height = width, parts = 0): Buffer {
  const chunk = (kind: string, data = Buffer.alloc(0)) => {
    const body = Buffer.concat([bytes(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const empty = chunk('tEXt');
  return Buffer.concat([
    bytes('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    Buffer.alloc(parts * empty.length, empty),
    chunk('IDAT', Buffer.alloc(4)),
    chunk('IEND'),
  ]);
}

/** A WebP picture with as many empty parts as fit into this many bytes. */
export function webp(size: number): Buffer {
  const head = Buffer.from(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${'\0'.repeat(10)}`, 'latin1');
  const picture = Buffer.from('VP8L\x05\0\0\0\x2f\x3f\xc1\x3b\0\0', 'latin1');
  const parts = Buffer.alloc(
    Math.floor((size - head.length - picture.length) / 8) * 8,
    'EXIF\0\0\0\0',
    'latin1',
  );
  const all = Buffer.concat([head, parts, picture]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}
