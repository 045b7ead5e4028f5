import '@daybreak/brand/styles.css';
import { afterEach, expect, it } from 'vitest';
import { mountArtboard, pixelsOf } from '../../openedFiles/making/artboards.ts';
import { browserExporter } from '../browserExporter.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['image/png', 'image/jpeg'],
  ['image/webp', 'image/png'],
  ['image/webp', 'image/jpeg'],
  ['image/jpeg', 'image/png'],
])('draws a mislabeled picture the same in a PDF and a PNG: %s labeled %s', async (type, said) => {
  const canvas = new OffscreenCanvas(90, 90);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillRect(0, 0, 45, 90);
  const picture = new Blob([await canvas.convertToBlob({ type })], { type: said });
  const source = await mountArtboard(
    { width: 2, height: 1, unit: 'in', bleed: 0 },
    `<div style="position:absolute;inset:0;background:#ff6022"></div><img alt="" src="${URL.createObjectURL(picture)}" style="position:absolute;left:0;top:0;width:90px;height:90px">`,
  );
  const request = { designer: 'test', title: 'Test', sources: [source], date: new Date(0) };
  const [png] = await browserExporter.export({ ...request, format: 'png', dpi: 96 });
  const isThrough = (await pixelsOf(png?.blob)).at(70, 40)[0] === 255;
  const [pdf] = await browserExporter.export({ ...request, format: 'pdf' });
  expect(isThrough).toBe(type !== 'image/jpeg');
  expect((await pdf?.blob.text())?.includes('/SMask')).toBe(isThrough);
});
