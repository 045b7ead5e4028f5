import '@daybreak/brand/styles.css';
import photo from '@daybreak/media/assets/images/solar-aisle-960.webp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountArtboard } from '../../openedFiles/making/artboards.ts';
import { browserExporter } from '../browserExporter.ts';
import { EmbeddedFont } from '../pdf/write/embeddedFont.ts';
import { pdfTexts } from '../reading/pdfTexts.ts';
import { ExportError } from '../types.ts';

// Injects faults into the engines. Each must end in a refusal that names the word, never in a file.

const size = { width: 3.5, height: 2, unit: 'in', bleed: 0.125 } as const;
const place = 'Hall 4-(north gate)—(dock 12)';
const artwork = `<p style="width:90px;margin:0;font:400 16px/1.3 Poppins">${place}</p><img alt="" src="${photo}" style="width:40px;height:40px">`;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function exported(
  format: 'png' | 'jpeg' | 'pdf',
  html = artwork,
  options: { sheet?: 'ten-up'; marks?: boolean } = {},
): Promise<Blob> {
  const source = await mountArtboard(size, html, 0.5);
  const request = { designer: 'test', title: 'Title in the slug', sources: [source], format, ...options };
  const [file] = await browserExporter.export({ ...request, date: new Date(2026, 6, 30) });
  return file?.blob ?? new Blob();
}

const refusal = async (making: Promise<Blob>): Promise<string> => {
  const error = await making.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ExportError);
  return (error as ExportError).message;
};
const names = (word: string) =>
  `wasn't created because “${word}” would look different than it does on your screen`;

describe('a PDF', () => {
  it.each([
    ['with marks', { marks: true }, 1],
    ['ten times on a sheet', { sheet: 'ten-up' }, 10],
  ] as const)('has the words of the artwork in its own streams: %s', async (_name, options, copies) => {
    const [page] = await pdfTexts(await exported('pdf', artwork, options));
    const words = page?.map((text) => text.words).join('') ?? '';
    expect(words.replaceAll(' ', '')).toBe(place.replaceAll(' ', '').repeat(copies));
    expect(new Set(page?.map(({ font }) => font))).toEqual(new Set(['Poppins-Regular']));
  });

  it.each([{}, { sheet: 'ten-up' }] as const)(
    'is byte-for-byte the same when made again: %j',
    async (options) => {
      const [first, second] = [
        await exported('pdf', artwork, options),
        await exported('pdf', artwork, options),
      ];
      expect(new Uint8Array(await first.arrayBuffer())).toEqual(new Uint8Array(await second.arrayBuffer()));
      const other = await exported('pdf', artwork.replace('Hall 4', 'Hall 5'), options);
      const identifier = async (file: Blob) => /\/ID \[<([0-9A-F]{32})>/.exec(await file.text())?.[1];
      expect(await identifier(other)).not.toBe(await identifier(first));
    },
  );

  it('shows the hyphen of a line break, which isn’t part of the word', async () => {
    const hyphened = '<p style="width:80px;font:400 16px/1.5 Poppins">photo\u00advoltaics</p>';
    const [page] = await pdfTexts(await exported('pdf', hyphened));
    expect(page?.map((text) => text.words)).toEqual(['photo-', 'voltaics']);
  });

  it('is refused if a bracket is mirrored by mistake', async () => {
    const rectangles = Range.prototype.getClientRects;
    vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
      if (!this.collapsed) return rectangles.call(this);
      const whole = this.cloneRange();
      whole.setEnd(this.startContainer, Math.min(this.startOffset + 1, (this.startContainer as Text).length));
      return [...rectangles.call(whole)].map(
        ({ right, top, height }) => new DOMRect(right, top, 0, height),
      ) as unknown as DOMRectList;
    });
    expect(await refusal(exported('pdf'))).toContain(`The PDF ${names('4-(north')}`);
  });

  it.each([
    ['a letter is left out', (glyphs: readonly { character: string; x: number }[]) => glyphs.slice(0, -1)],
    [
      'letters come in another order',
      (glyphs: readonly { character: string; x: number }[]) => glyphs.toReversed(),
    ],
  ] as [
    string,
    (glyphs: readonly { character: string; x: number }[]) => { character: string; x: number }[],
  ][])('is refused when %s while it is written', async (_name, fault) => {
    const show = EmbeddedFont.prototype.show;
    vi.spyOn(EmbeddedFont.prototype, 'show').mockImplementation(function (this: EmbeddedFont, run) {
      return show.call(this, { ...run, glyphs: fault(run.glyphs) });
    });
    expect(await refusal(exported('pdf'))).toContain("The PDF wasn't created because “");
    expect(await refusal(exported('pdf', artwork, { sheet: 'ten-up' }))).toContain("The PDF wasn't created");
  });

  it('is refused if a glyph shows another letter, even if its text is right', async () => {
    const show = EmbeddedFont.prototype.show;
    vi.spyOn(EmbeddedFont.prototype, 'show').mockImplementation(function (this: EmbeddedFont, run) {
      const operators = show.call(this, run);
      const [first = ''] = /[0-9a-f]{4}/.exec(operators) ?? [];
      const said = [...run.glyphs].map(({ character }) =>
        character.charCodeAt(0).toString(16).padStart(4, '0'),
      );
      return `/Span <</ActualText <FEFF${said.join('').toUpperCase()}>>> BDC ${operators.replace(/[0-9a-f]{4}(?=>\])/, first)} EMC`;
    });
    expect(await refusal(exported('pdf'))).toContain("The PDF wasn't created because “");
  });
});

describe.each(['png', 'jpeg'] as const)('a picture, %s', (format) => {
  const copiedAs = (change: (svg: string) => string) => {
    const serialize = XMLSerializer.prototype.serializeToString;
    vi.spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementation(function (
      this: XMLSerializer,
      node,
    ) {
      return change(serialize.call(this, node));
    });
  };

  it('is made from a correct copy', async () => {
    expect((await exported(format)).size).toBeGreaterThan(1_000);
  });

  it('is made from words that look like styles', async () => {
    const html = '<p>&lt;b style="red"> a style="blue" &lt;style>p{}&lt;/style></p>';
    expect((await exported(format, html)).size).toBeGreaterThan(1_000);
  });

  it('is refused if a word of the copy is missing or different', async () => {
    copiedAs((svg) => svg.replace('(dock', ')dock'));
    expect(await refusal(exported(format))).toContain(`The picture ${names('gate)—(dock')}`);
    vi.restoreAllMocks();
    copiedAs((svg) => svg.replace(place, ''));
    expect(await refusal(exported(format))).toContain(`The picture ${names('Hall')}`);
  });

  it('is refused if a picture is missing from the copy, or the copy is unreadable', async () => {
    copiedAs((svg) => svg.replace(/<img[^>]*>/, ''));
    expect(await refusal(exported(format))).toMatch(/^A picture of the artwork is missing\./);
    vi.restoreAllMocks();
    copiedAs((svg) => svg.slice(0, -9));
    expect(await refusal(exported(format))).toMatch(/^Couldn't copy the artwork\./);
  });

  it('is refused if the fonts did not load', async () => {
    const source = await mountArtboard(size, artwork);
    const sheets = [...document.styleSheets].filter((sheet) =>
      [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule),
    );
    for (const sheet of sheets) sheet.disabled = true;
    try {
      const request = { designer: 't', title: 'T', sources: [source], format, date: new Date() };
      await expect(browserExporter.export(request)).rejects.toThrow("This page's fonts didn't load.");
    } finally {
      for (const sheet of sheets) sheet.disabled = false;
    }
  });
});

describe('characters that no file can contain', () => {
  const noise = ['\u0007', '\u0000', '\u001b', '\u009f', '\ud800', '\udc00', '\ufffe', '\uffff', '\ufeff'];
  const breaks = ['\u000b', '\u000c', '\u2028', '\u2029', '\u0085'];
  const noisy = [...noise.map((one) => `sun${one}rise`), ...breaks.map((one) => `new${one}day`)];

  it.each(['png', 'jpeg', 'pdf'] as const)(
    'are left out of texts, names and descriptions: %s',
    async (format) => {
      const source = await mountArtboard(
        { width: 900, height: 200, unit: 'px', bleed: 0 },
        '<p style="margin:0;font:400 16px/1.3 Poppins" title="" data-fit="p"></p><svg role="img" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
      );
      const [words, drawing] = [source.node.querySelector('p'), source.node.querySelector('svg')];
      if (!words || !drawing) throw new Error('The artwork was not mounted.');
      const made = async (text: string) => {
        words.textContent = text;
        words.title = text;
        drawing.setAttribute('aria-label', text);
        const request = { designer: 'test', title: text, sources: [source], format, date: new Date(0) };
        const [file] = await browserExporter.export(request);
        return file?.blob ?? new Blob();
      };
      const plain = await made('sunrise '.repeat(noise.length) + 'new day '.repeat(breaks.length));
      const loud = await made(noisy.join(' '));
      if (format === 'pdf') {
        const texts = async (pdf: Blob) => (await pdfTexts(pdf)).flat().map((text) => text.words);
        expect(await texts(loud)).toEqual(await texts(plain));
      } else expect(await loud.bytes()).toEqual(await plain.bytes());
      expect(words.textContent).toBe(noisy.join(' '));
    },
  );
});
