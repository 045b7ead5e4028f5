import '@daybreak/brand/styles.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountArtboard } from '../../openedFiles/making/artboards.ts';
import { samples } from '../../openedFiles/making/scripts.ts';
import { browserExporter } from '../browserExporter.ts';
import { ExportError } from '../types.ts';
import { specimensOf } from './specimens.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const mounted = (words: string, style = '') =>
  mountArtboard(
    { width: 600, height: 200, unit: 'px', bleed: 0 },
    `<p style="margin:0;font:800 32px/1.4 Poppins,var(--faces,Arial),Arial;${style}">${words}</p>`,
  );

async function picture(words: string): Promise<Uint8Array> {
  const source = await mounted(words);
  const request = { designer: 'test', title: 'Test', sources: [source], format: 'png' as const };
  const [file] = await browserExporter.export({ ...request, date: new Date(0) });
  return (file?.blob ?? new Blob()).bytes();
}

/** Simulates a browser that hasn't unpacked a document's faces yet: its first drawings, or all of them, are missing the faces. */
function withoutFaces(drawings: number) {
  const original = CanvasRenderingContext2D.prototype.drawImage as (...given: unknown[]) => void;
  const bare = new WeakMap<HTMLImageElement, HTMLImageElement>();
  const decode = HTMLImageElement.prototype.decode;
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
    if (this.src.startsWith('data:image/svg+xml')) {
      const copy = new Image();
      copy.src = this.src.replaceAll('font-face', 'font-none');
      await decode.call(copy);
      bare.set(this, copy);
    }
    await decode.call(this);
  });
  let left = drawings;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...given: unknown[]
  ) {
    const image = given[0];
    const other = image instanceof HTMLImageElement ? bare.get(image) : undefined;
    original.apply(this, [other && left-- > 0 ? other : image, ...given.slice(1)]);
  });
}

describe('the letters of a picture', () => {
  it.each([
    ['of Poppins', samples.latin?.headline ?? ''],
    ['of a font fallback', samples.thai?.headline ?? ''],
    ['that few faces have', samples.devanagari?.headline ?? ''],
    ['of two faces', samples['arabic, Latin and digits']?.headline ?? ''],
  ])('are drawn with the page’s fonts, however late those load: %s', async (_name, words) => {
    const wanted = await picture(words);
    withoutFaces(5);
    expect(await picture(words)).toEqual(wanted);
  });

  it('prevent the file if the page’s fonts never load', async () => {
    withoutFaces(Number.POSITIVE_INFINITY);
    const now = performance.now.bind(performance);
    let late = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      late += 10_000;
      return now() + late;
    });
    await expect(picture(samples.thai?.headline ?? '')).rejects.toThrow(
      new ExportError("This browser couldn't load the picture's fonts. Close other tabs and try again."),
    );
  });

  it('are tested in each typeface file and weight that the artwork uses', async () => {
    const { node } = await mounted('Łódź <b style="font-weight:400">panel</b>', 'text-transform:uppercase');
    expect(specimensOf(node).map(({ letter, weight }) => `${letter} ${weight}`)).toEqual([
      'Ł 800',
      'Ź 800',
      'Ó 800',
      'D 800',
      'P 400',
      'A 400',
      'N 400',
      'E 400',
    ]);
  });

  it.each(['q\u0303', 'x\u0302 R\u0325'])(
    'are tested without marks that a system font would draw: %s',
    async (words) => {
      const { node } = await mounted(words);
      expect(specimensOf(node).map(({ letter }) => letter)).toEqual(
        words.replaceAll(/\p{M}/gu, '').split(' '),
      );
      expect(await picture(words)).not.toHaveLength(0);
    },
  );
});
