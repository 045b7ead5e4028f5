import '@daybreak/brand/styles.css';
import { browserExporter } from '@daybreak/print';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mountArtboard, pixelsOf } from '../../../../print/openedFiles/making/artboards.ts';
import type { Item, Rect } from '../../../../print/src/pdf/displayList.ts';
import { boundsOf, intersection } from '../../../../print/src/pdf/geometry.ts';
import { readPages } from '../../../../print/src/pdf/readPages.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { PaintedScale } from './paintedScale.ts';

const size = { width: 4, height: 2.5, unit: 'in', bleed: 0 } as const;
const natural = { width: 600, height: 400 };
/**
 * A picture whose colors encode position: red increases to the right, green increases downward, and blue is constant.
 */
let url = '';

beforeAll(() => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, natural);
  const context = canvas.getContext('2d');
  const image = context?.createImageData(natural.width, natural.height);
  if (!context || !image) throw new Error('No canvas.');
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at / 4) % natural.width, Math.floor(at / 4 / natural.width)];
    image.data.set([(x / natural.width) * 255, (y / natural.height) * 255, 255, 255], at);
  }
  context.putImageData(image, 0, 0);
  url = canvas.toDataURL();
});
afterEach(() => document.body.replaceChildren());

interface Place {
  place: Rect;
  seen: Rect;
}

/** The places and visible parts of the pictures in a print PDF. */
function placesIn(items: readonly Item[], seen: Rect): Place[] {
  return items.flatMap((item) => {
    if (item.kind === 'picture') return [{ place: item, seen: intersection(seen, item) }];
    if (item.kind !== 'group') return [];
    expect(item.matrix).toBeUndefined();
    return placesIn(item.items, item.clip ? intersection(seen, boundsOf(item.clip)) : seen);
  });
}

const slots = {
  wide: { left: 20, top: 30, width: 320, height: 80 },
  tall: { left: 40, top: 10, width: 60, height: 210 },
};
const crops = [
  { focus: { x: 0.5, y: 0.5 }, scale: 1 },
  { focus: { x: 0, y: 1 }, scale: 1 },
  { focus: { x: 0.3, y: 0.7 }, scale: 2.4 },
  { focus: { x: 1, y: 0 }, scale: 4 },
];
const ratio = natural.width / natural.height;
const cases = Object.entries(slots).flatMap(([name, slot]) =>
  crops.map((crop) => [`${name}, ${crop.focus.x} ${crop.focus.y} × ${crop.scale}`, slot, crop] as const),
);

/** Position of the focus along one side of the slot: as close to its target as a picture of this length allows. */
function standsAt(focus: number, side: number, length: number): number {
  const wanted = side * (0.5 + 0.4 * (focus - 0.5));
  return Math.min(Math.max(wanted, side - length + focus * length), focus * length);
}

describe('a picture in its slot', () => {
  it.each(cases)(
    'covers it with the focus in view, in the PNG and in the print PDF: %s',
    async (_, slot, crop) => {
      const source = await mountArtboard(size, '');
      flushSync(() =>
        createRoot(source.node).render(
          <PictureSlot picture={{ url, alt: 'Places', ratio, ...crop }} style={{ inset: 'auto', ...slot }} />,
        ),
      );
      await source.node.querySelector('img')?.decode();
      const { pages } = await readPages({ sources: [source] });
      const [inPrint] = placesIn(pages[0]?.items ?? [], { x: 0, y: 0, width: 384, height: 240 });
      if (!inPrint) throw new Error('The print PDF has no picture.');
      const [file] = await browserExporter.export({
        designer: 'test',
        title: 'Test',
        date: new Date(2026, 6, 30),
        sources: [source],
        format: 'png',
        dpi: 96,
      });
      const png = await pixelsOf(file?.blob);

      const { seen, place } = inPrint;
      expect(seen.x).toBeCloseTo(slot.left, 1);
      expect(seen.y).toBeCloseTo(slot.top, 1);
      expect(seen.width).toBeCloseTo(slot.width, 1);
      expect(seen.height).toBeCloseTo(slot.height, 1);
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
      for (const [x, y] of steps.flatMap((x) => steps.map((y) => [x, y] as const))) {
        const at = [Math.floor(slot.left + x * slot.width), Math.floor(slot.top + y * slot.height)] as const;
        const [red = 0, green = 0, blue = 0] = png.at(...at);
        expect(blue).toBeGreaterThan(250);
        const printed = [(at[0] + 0.5 - place.x) / place.width, (at[1] + 0.5 - place.y) / place.height];
        expect(red / 255).toBeCloseTo(printed[0] ?? 0, 1.7);
        expect(green / 255).toBeCloseTo(printed[1] ?? 0, 1.7);
      }
      const { focus, scale } = crop;
      const width = scale * Math.max(slot.width, slot.height * ratio);
      const height = scale * Math.max(slot.height, slot.width / ratio);
      const at = [standsAt(focus.x, slot.width, width), standsAt(focus.y, slot.height, height)] as const;
      expect((slot.left + at[0] - place.x) / place.width).toBeCloseTo(focus.x, 2);
      expect((slot.top + at[1] - place.y) / place.height).toBeCloseTo(focus.y, 2);
      // Nothing is drawn outside its slot.
      for (const [x, y] of [
        [slot.left - 3, slot.top + 5],
        [slot.left + slot.width + 3, slot.top + 5],
        [slot.left + 5, slot.top - 3],
        [slot.left + 5, slot.top + slot.height + 3],
      ] as const)
        expect(png.at(x, y)[3]).toBe(0);
    },
  );

  it('shows a picture of unknown shape with its focus at the same fraction of the slot', async () => {
    const picture = { url, alt: 'Places', focus: { x: 0.3, y: 0.7 }, scale: 2.4 };
    const { left, top, width, height } = slots.tall;
    const source = await mountArtboard(
      size,
      renderToStaticMarkup(<PictureSlot picture={picture} style={{ inset: 'auto', ...slots.tall }} />),
    );
    const { pages } = await readPages({ sources: [source] });
    const [inPrint] = placesIn(pages[0]?.items ?? [], { x: 0, y: 0, width: 384, height: 240 });
    if (!inPrint) throw new Error('The print PDF has no picture.');
    const { place } = inPrint;
    expect((left + 0.3 * width - place.x) / place.width).toBeCloseTo(0.3, 2);
    expect((top + 0.7 * height - place.y) / place.height).toBeCloseTo(0.7, 2);
  });

  it('fills its container by default', async () => {
    const picture = { url, alt: '', focus: { x: 0.5, y: 0.5 }, scale: 1 };
    const { node } = await mountArtboard(size, renderToStaticMarkup(<PictureSlot picture={picture} />));
    expect(node.firstElementChild?.getBoundingClientRect()).toMatchObject({ width: 384, height: 240 });
  });

  it('requests no larger copy than it paints, and keeps the largest one loaded', async () => {
    const copies = [480, 960, 1600].map((width) => ({ url: `${url}#${width}`, width }));
    const picture = { url, copies, alt: '', ratio, focus: { x: 0.5, y: 0.5 }, scale: 1 };
    const { node } = await mountArtboard(size, '');
    const root = createRoot(node);
    const shownAt = (scale: number, crop = 1) => {
      node.style.transform = `scale(${scale})`;
      flushSync(() =>
        root.render(
          <PaintedScale value={scale}>
            <PictureSlot picture={{ ...picture, scale: crop }} />
          </PaintedScale>,
        ),
      );
      return node.querySelector('img')?.src.split('#')[1];
    };
    // The piece is 384 px wide at natural size.
    expect(devicePixelRatio).toBe(1);
    expect(shownAt(0.5)).toBe('480');
    expect(shownAt(0.5, 3)).toBe('960');
    expect(shownAt(3)).toBe('1600');
    expect(shownAt(0.5)).toBe('1600');
    root.unmount();
  });
});
