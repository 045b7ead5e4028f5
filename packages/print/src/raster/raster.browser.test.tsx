import '@daybreak/brand/styles.css';
import photo from '@daybreak/media/assets/images/solar-aisle-960.webp';
import { afterEach, describe, expect, it } from 'vitest';
import { mountArtboard, pixelsOf, pngSize } from '../../openedFiles/making/artboards.ts';
import { browserExporter } from '../browserExporter.ts';
import { ExportError } from '../types.ts';

const date = new Date(2026, 6, 30);
const common = { designer: 'poster', title: 'Test', date };

afterEach(() => document.body.replaceChildren());

describe('pictures', () => {
  it.each([1, 2] as const)('have exactly the format’s size × %i at any preview scale', async (scale) => {
    const source = await mountArtboard(
      { width: 300, height: 250, unit: 'px', bleed: 0 },
      '<p>Hello</p>',
      0.3,
    );
    const [file] = await browserExporter.export({ ...common, sources: [source], format: 'png', scale });
    expect(await pngSize(file?.blob)).toEqual({ width: 300 * scale, height: 250 * scale, dpi: 72 * scale });
  });

  it('show the trim area at the requested DPI', async () => {
    const source = await mountArtboard(
      { width: 2, height: 1, unit: 'in', bleed: 0.125 },
      '<div style="position:absolute;inset:0;background:red"></div><div style="position:absolute;inset:12px;background:rgb(0,128,0)"></div>',
    );
    const [file] = await browserExporter.export({ ...common, sources: [source], format: 'png', dpi: 300 });
    expect(file?.name).toBe('poster-2x1in-20260730.png');
    expect(await pngSize(file?.blob)).toEqual({ width: 600, height: 300, dpi: 300 });
    const pixels = await pixelsOf(file?.blob);
    for (const [x, y] of [
      [0, 0],
      [599, 0],
      [0, 299],
      [599, 299],
    ] as const)
      expect(pixels.at(x, y)).toEqual([0, 128, 0, 255]);
  });

  it('include img elements and background images', async () => {
    const source = await mountArtboard(
      { width: 200, height: 100, unit: 'px', bleed: 0 },
      `<img alt="" src="${photo}" style="position:absolute;left:0;top:0;width:100px;height:100px;object-fit:cover"><div style="position:absolute;left:100px;top:0;width:100px;height:100px;background:url(${photo}) center/cover"></div>`,
    );
    const [file] = await browserExporter.export({ ...common, sources: [source], format: 'jpeg' });
    expect(file?.blob.type).toBe('image/jpeg');
    const pixels = await pixelsOf(file?.blob);
    for (const x of [20, 120]) {
      const colors = new Set(Array.from({ length: 60 }, (_, i) => pixels.at(x + i, 20 + i).join()));
      expect(colors.size).toBeGreaterThan(20);
    }
  });

  it('name a picture that can’t be read and leave the page unchanged', async () => {
    const source = await mountArtboard(
      { width: 100, height: 100, unit: 'px', bleed: 0 },
      '<img alt="Our roof" src="data:image/png;base64,AAAA">',
    );
    const before = document.body.innerHTML;
    await expect(browserExporter.export({ ...common, sources: [source], format: 'png' })).rejects.toThrow(
      new ExportError(
        "Couldn't read the picture “Our roof”. Remove it or choose another one, then download again.",
      ),
    );
    expect(document.body.innerHTML).toBe(before);
  });

  it('wrap words as on screen at fractional sizes', async () => {
    const text =
      'Recycled panels keep glass, silver and silicon in use for the next generation of rooftops. ';
    const source = await mountArtboard(
      { width: 400, height: 300, unit: 'px', bleed: 0 },
      `<p id="text" style="margin:0;width:380px;font:400 17.6px/1.5 Poppins">${text.repeat(3)}</p>`,
    );
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('#text') ?? document.body);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const [file] = await browserExporter.export({ ...common, sources: [source], format: 'png' });
    const pixels = await pixelsOf(file?.blob);
    const inked = Array.from({ length: 300 }, (_, y) =>
      Array.from({ length: 400 }, (_, x) => pixels.at(x, y)[3] ?? 0).some((alpha) => alpha > 60),
    );
    const bottom = inked.lastIndexOf(true);
    expect(Math.ceil(bottom / 26.4)).toBe(lines.size);
  });

  it('use embedded fonts, so letters are as wide as on screen', async () => {
    const source = await mountArtboard(
      { width: 500, height: 100, unit: 'px', bleed: 0 },
      '<span id="text" style="position:absolute;left:20px;top:20px;font:800 40px/1 Poppins;white-space:nowrap">IMMEDIATELYI</span>',
    );
    const onScreen = document.querySelector('#text')?.getBoundingClientRect();
    const [file] = await browserExporter.export({ ...common, sources: [source], format: 'png' });
    const pixels = await pixelsOf(file?.blob);
    const columns = Array.from({ length: 500 }, (_, x) =>
      Array.from({ length: 100 }, (_, y) => pixels.at(x, y)[3] ?? 0).some((alpha) => alpha > 60),
    );
    const inked = columns.lastIndexOf(true) - columns.indexOf(true) + 1;
    expect(Math.abs(inked - (onScreen?.width ?? 0))).toBeLessThan(10);
  });

  it('are refused for an artboard that is not mounted at its size', async () => {
    const source = await mountArtboard({ width: 100, height: 100, unit: 'px', bleed: 0 }, 'Hello');
    source.node.style.width = '90px';
    await expect(browserExporter.export({ ...common, sources: [source], format: 'png' })).rejects.toThrow(
      /90 × 100/,
    );
  });
});
