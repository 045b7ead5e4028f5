import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentDigest, readIdentity } from '../src/identity.ts';
import type { ExportRequest } from '../src/types.ts';
import type * as Harness from './making/harness.ts';
import { type OpenedBrowser, openInBrowser } from './making/openInBrowser.ts';
import { programsIn } from './making/programs.ts';
import { structureFaults } from './making/tagged.ts';

// Opens stamped files and files with an identity in programs that know nothing about the product.

const stamp = 'PROOF – not approved';
const identity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 3,
  approval: 7,
  digest: '0f'.repeat(32),
};
const cardSize = { width: 3.5, height: 2, unit: 'in', bleed: 0.125 } as const;
const side = (ground: string, ink: string) =>
  `<div style="position:absolute;inset:0;background:${ground}"></div><p style="position:absolute;left:40px;top:30px;margin:0;color:${ink};font:800 30px/1.2 Poppins">Open house</p>`;
const sides = [side('#fff', '#000'), side('#104a6d', '#fff')];
const draft = '{"designer":"card","draft":{},"brand":"1"}';

const kinds = {
  marks: { marks: true },
  bleed: {},
  trim: { bleed: false },
  proof: { proof: true },
  'ten-up': { sheet: 'ten-up' },
} as const;
const pdfs = Object.keys(kinds).map((kind) => `${kind}.pdf`);

type Wanted = readonly [format: ExportRequest['format'], options: Omit<Partial<ExportRequest>, 'sources'>];
const wanted: Record<string, Wanted> = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, options]): [string, Wanted][] => [
      [`plain-${kind}.pdf`, ['pdf', options]],
      [`${kind}.pdf`, ['pdf', { ...options, stamp, identity, draft }]],
    ]),
  ),
  'plain.png': ['png', {}],
  'card.png': ['png', { stamp, identity, draft }],
  'card.jpg': ['jpeg', { stamp, identity }],
  'approved.png': ['png', { identity, draft }],
};

let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
let harness: JSHandle<typeof Harness>;
const run = (program: string, ...args: string[]) => programs.run(program, ...args);
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(opened.folder, name)));

// Each test starts several programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  opened = await openInBrowser('print', 'harness.ts');
  programs = programsIn(opened.folder);
  harness = await opened.page.evaluateHandle(
    () => (window as unknown as { harness: typeof Harness }).harness,
  );
});

const made = new Set<string>();
/** Makes files when a test first needs them, so that a part of the sweep makes no others. */
async function make(...names: string[]): Promise<void> {
  for (const name of names.filter((each) => !made.has(each))) {
    const [format, options] = wanted[name] ?? [];
    if (!format) throw new Error(`There is no ${name}.`);
    const { data } = await opened.page.evaluate(
      ({ harness, cardSize, sides, format, options }) => {
        document.body.replaceChildren();
        return harness.fileOf(cardSize, sides, format, options);
      },
      { harness, cardSize, sides, format, options },
    );
    opened.put(name, data);
    made.add(name);
  }
}

afterAll(() => opened?.close());

describe.each(pdfs)('a stamped PDF, opened with other programs: %s', (name) => {
  it('passes qpdf, Ghostscript and the rules of a tagged PDF', async () => {
    await make(name);
    expect(run('qpdf', '--check', name)).toContain('No syntax or stream encoding errors found');
    expect(run('gs', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=nullpage', name)).toBe('');
    const json = run('qpdf', '--json=2', '--json-stream-data=inline', '--decode-level=generalized', name);
    expect(structureFaults(json)).toEqual([]);
  });

  it('has the stamp on every page and keeps the other words', async () => {
    await make(name, `plain-${name}`);
    const pages = (file: string) => run('pdftotext', file, '-').split('\f').slice(0, -1);
    const [before, after] = [pages(`plain-${name}`), pages(name)];
    expect(after).toHaveLength(before.length);
    for (const [index, page] of after.entries()) {
      expect(page).toContain(stamp);
      for (const line of (before[index] ?? '').split('\n').filter((each) => each === 'Open house'))
        expect(page).toContain(line);
    }
  });

  it('has the same page sizes and the identity in its metadata', async () => {
    await make(name, `plain-${name}`);
    const sizes = (file: string) => run('pdfinfo', '-box', file).match(/(?:Box|Page.* size):.*/g);
    expect(sizes(name)).toEqual(sizes(`plain-${name}`));
    expect(run('pdfinfo', '-meta', name)).toContain(`<daybreak:Piece>${identity.piece}</daybreak:Piece>`);
    expect(await readIdentity(new Blob([bytesOf(name)]))).toEqual(identity);
  });

  it('shows the stamp over light and dark artwork', async () => {
    await make(name, `plain-${name}`);
    for (const page of [1, 2]) {
      const picture = (file: string) => {
        run(
          'pdftoppm',
          '-png',
          '-singlefile',
          '-r',
          '100',
          '-f',
          `${page}`,
          '-l',
          `${page}`,
          file,
          `${page}-${file}`,
        );
        return `${page}-${file}.png`;
      };
      const [before, after] = [picture(`plain-${name}`), picture(name)];
      const compared = ['-fuzz', '8%', '-metric', 'AE', '-compare', '-format', '%[distortion]', 'info:'];
      const [width = 0, height = 0] = run('identify', '-format', '%w %h', after).split(' ').map(Number);
      const share = Number(run('convert', before, after, ...compared)) / (width * height);
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.35);
    }
  });
});

describe('a file that another program saved again', () => {
  it('keeps its identity but has another fingerprint', async () => {
    await make('marks.pdf');
    run('qpdf', '--object-streams=generate', '--linearize', 'marks.pdf', 'again.pdf');
    const again = new Blob([bytesOf('again.pdf')]);
    expect(await readIdentity(again)).toEqual(identity);
    expect(await contentDigest(again)).not.toBe(await contentDigest(new Blob([bytesOf('marks.pdf')])));
  });
});

describe('a stamped picture, opened with other programs', () => {
  it.each(['card.png', 'card.jpg'])('is intact and has the identity as XMP: %s', async (name) => {
    await make(name);
    expect(run('identify', '-regard-warnings', '-format', '%w %h', name)).toBe('1050 600');
    if (name.endsWith('.jpg')) {
      // ImageMagick 6 writes the XMP of a JPEG alone.
      run('convert', name, 'picture.xmp');
      expect(readFileSync(join(opened.folder, 'picture.xmp'), 'utf8')).toContain(identity.digest);
    }
    expect(await readIdentity(new Blob([bytesOf(name)]))).toEqual(identity);
  });

  it('keeps the pixels of the piece when only its identity is added', async () => {
    await make('plain.png', 'card.png', 'approved.png');
    const pixels = (name: string) => run('identify', '-format', '%#', name);
    expect(pixels('approved.png')).toBe(pixels('plain.png'));
    expect(pixels('card.png')).not.toBe(pixels('plain.png'));
  });

  it('gets another fingerprint when one byte changes', async () => {
    await make('approved.png');
    const bytes = bytesOf('approved.png');
    const changed = bytes.slice();
    const middle = bytes.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    writeFileSync(join(opened.folder, 'changed.png'), changed);
    expect(await contentDigest(new Blob([changed]))).not.toBe(await contentDigest(new Blob([bytes])));
    const sha256 = run('sha256sum', 'changed.png').slice(0, 64);
    expect(await contentDigest(new Blob([changed]))).toBe(sha256);
  });
});
