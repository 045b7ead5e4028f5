import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookAtFile } from '../../functions/_shared/lookAtFile.ts';
import { temporaryFolder } from '../support/folders.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const look = (name: string, content: string | Uint8Array) =>
  lookAtFile(name, typeof content === 'string' ? bytes(content) : content);

const little = (value: number, size: number) =>
  String.fromCharCode(...Array.from({ length: size }, (_, at) => (value >> (8 * at)) & 255));

/** A ZIP file with these entries, each stored with the same content. */
function zipOf(names: string[], content: string) {
  let files = '';
  let list = '';
  for (const name of names) {
    const about = `${little(content.length, 4)}${little(content.length, 4)}${little(name.length, 2)}\0\0`;
    list += `PK\x01\x02${'\0'.repeat(16)}${about}${'\0'.repeat(10)}${little(files.length, 4)}${name}`;
    files += `PK\x03\x04${'\0'.repeat(14)}${about}${name}${content}`;
  }
  return `${files}${list}PK\x05\x06${'\0'.repeat(8)}${little(list.length, 4)}${little(files.length, 4)}\0\0`;
}
const zip = (...names: string[]) => zipOf(names, 'x'.repeat(40));
const types = '[Content_Types].xml';

/** A compound file with these streams; the first one is in the sector after the header. */
function compound(names: string[], flags = 0) {
  const file = new Uint8Array(512 * 4);
  const view = new DataView(file.buffer);
  file.set(bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'));
  view.setUint16(30, 9, true);
  view.setUint16(512, 0xa5ec, true);
  view.setUint16(512 + 10, flags, true);
  for (const [at, name] of names.entries()) {
    const entry = 1024 + at * 128;
    for (const [place, letter] of [...name].entries())
      view.setUint16(entry + place * 2, letter.charCodeAt(0), true);
    view.setUint16(entry + 64, (name.length + 1) * 2, true);
    view.setUint8(entry + 66, 2);
  }
  return file;
}

/** Converts a file's strings to bytes, the way most programs other than qpdf write them. */
const withBytes = (file: string) =>
  file.replaceAll(
    /(?<=\/[OUEP]+ |\[|> ?)<([0-9a-f]+)>/gi,
    (_, digits: string) =>
      `(${(digits.match(/../g) ?? [])
        .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
        .join('')
        .replaceAll(/[\\()]/g, '\\$&')
        .replaceAll('\r', '\\r')})`,
  );

describe('a PDF', () => {
  test.each([
    '\r\n',
    '\xef\xbb\xbf',
    '\x1b%-12345X@PJL\r\n',
    ' '.repeat(1019),
    'HTTP/1.1 200 OK\r\n\r\n',
    '<!-- saved from url -->\n',
    '\xff\xfe',
    '%!PS\n',
  ])('has its header within 1,024 bytes, as readers look for it: after %j', async (before) =>
    expect(await look('cv.pdf', `${before}%PDF-1.7`)).toBeUndefined(),
  );

  test.each([
    [`${'x'.repeat(1020)}%PDF-1.7`, 'wrongType'],
    ['GIF89a %PDF-1.7', 'picture'],
    ['MZ %PDF-1.7', 'program'],
    ['<!DOCTYPE html>%PDF-1.7', 'webPage'],
    ['<html><p>It begins with %PDF-1.7 and ends with startxref 9 %%EOF</p></html>', 'webPage'],
    [zipOf(['cv.pdf'], '%PDF-1.7'), 'zip'],
  ])('is rejected if it begins further on, or as something else', async (content, fault) =>
    expect(await look('cv.pdf', content)).toBe(fault),
  );

  test('is recognized after server output', async () => {
    const file = '<html><b>Warning</b></html>\n%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n';
    expect(await look('cv.pdf', file)).toBeUndefined();
  });

  describe.each([
    ['RC4, 40 bits', ['40']],
    ['RC4, 128 bits', ['128']],
    ['AES, 128 bits', ['128', '--use-aes=y']],
    ['AES, 128 bits, without the metadata', ['128', '--use-aes=y', '--cleartext-metadata']],
    ['AES, 256 bits, revision 5', ['256', '--force-R5']],
    ['AES, 256 bits', ['256']],
  ])('encrypted with %s', (_, rules) => {
    test.each([
      ['', undefined],
      ['pass', 'protected'],
    ])('and the password %j to open it: %s', async (user, fault) => {
      const file = join(temporaryFolder(), 'cv.pdf');
      const flags = ['--allow-weak-crypto', '--empty', '--static-id'];
      try {
        execFileSync('qpdf', [...flags, '--encrypt', user, 'owner', ...rules, '--', file], { stdio: 'pipe' });
      } catch (error) {
        // A warning about an obsolete cipher.
        if ((error as { status?: number }).status !== 3) throw error;
      }
      expect(await look('cv.pdf', readFileSync(file))).toBe(fault);
      expect(await look('cv.pdf', withBytes(readFileSync(file).toString('latin1')))).toBe(fault);
      expect(await look('cv.pdf', `\xef\xbb\xbf\n${readFileSync(file).toString('latin1')}`)).toBe(fault);
    });
  });

  test('that only mentions encryption opens', async () => {
    expect(await look('cv.pdf', '%PDF-1.7 (I wrote /Encrypt 5 0 R) Tj')).toBeUndefined();
    const words = '%PDF-1.7\n5 0 obj\n(/Encrypt 5 0 R)\nendobj\n';
    const end = `startxref\n${words.length}\n%%EOF\n`;
    expect(await look('cv.pdf', `${words}xref\n0 0\ntrailer\n<</Root 1 0 R>>\n${end}`)).toBeUndefined();
    expect(await look('cv.pdf', `${words}6 0 obj\n<</Type/XRef>>stream\n${end}`)).toBeUndefined();
    expect(await look('cv.pdf', `${words}6 0 obj\n<</Encrypt 5 0 R>>stream\n${end}`)).toBe('protected');
  });
});

describe('a Word document', () => {
  test.each([
    ['cv.docx', zip(types, 'word/document.xml', 'word/embeddings/a.xlsx'), undefined],
    ['cv.docx', zip(types, 'word\\document.xml'), undefined],
    ['cv.docx', zip(types, 'xl/workbook.xml'), 'excel'],
    ['cv.docx', zip(types, 'ppt/presentation.xml'), 'powerpoint'],
    ['cv.docx', zip('mimetype', 'content.xml', 'META-INF/manifest.xml'), 'openDocument'],
    ['cv.docx', zip('mimetype', 'META-INF/container.xml'), 'epub'],
    ['cv.docx', zip('Index/Document.iwa'), 'pages'],
    ['cv.docx', zip('cv.docx'), 'zip'],
    ['cv.docx', zip('word/cv.txt'), 'zip'],
    ['cv.doc', zip(types, 'word/document.xml'), 'docx'],
    ['cv.doc', '{\\rtf1\\ansi Jo}', 'rtf'],
    ['cv.docx', '{\\rtf1\\ansi Jo}', 'rtf'],
    ['cv.doc', '<html><body>', 'webPage'],
    ['cv.doc', '%PDF-1.7', 'pdf'],
    ['cv.doc', 'Jo Doe', 'text'],
    ['cv.doc', '\xff\xfeJ\0o\0', 'text'],
    ['cv.doc', 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n', 'webPage'],
    ['cv.doc', '<!-- x -->\n<html>', 'webPage'],
    ['cv.doc', '\xef\xbb\xbf{\\rtf1}', 'rtf'],
    // Must be fast.
    ['cv.doc', '<!----> '.repeat(100_000), 'text'],
    ['cv.doc', '\xffWPC\x10', 'wordPerfect'],
    ['cv.docx', 'Rar!\x1a\x07', 'archive'],
    ['cv.docx', '\x89PNG\r\n', 'picture'],
    ['cv.doc', '\0\0\0', 'wrongType'],
    ['cv.doc', compound(['WordDocument']), undefined],
    ['cv.doc', compound(['WordDocument', 'Workbook']), undefined],
    ['cv.doc', compound(['WordDocument'], 0x0100), 'protected'],
    ['cv.doc', compound(['Workbook']), 'excel'],
    ['cv.doc', compound(['PowerPoint Document']), 'powerpoint'],
    ['cv.doc', compound(['EncryptionInfo', 'EncryptedPackage']), 'protected'],
    ['cv.docx', compound(['EncryptionInfo', 'EncryptedPackage']), 'protected'],
    ['cv.docx', compound(['WordDocument']), 'doc'],
  ])('is identified by its content: %s %#', async (name, content, fault) =>
    expect(await look(name, content)).toBe(fault),
  );
});

test.each([
  ['<!--', 'x'],
  ['', 'a: b\n'],
  ['', '<?xml>'],
])('ten megabytes of %j%j are text', async (start, part) =>
  expect(await look('cv.pdf', start + part.repeat((10 * 1024 * 1024) / part.length))).toBe('text'),
);
