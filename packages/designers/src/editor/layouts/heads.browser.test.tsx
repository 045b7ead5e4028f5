import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { Artboard } from '../preview/Artboard.tsx';
import type { Content } from './content.ts';
import { frameOf } from './frame/frame.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import { sizes } from './testing/sizes.ts';

// A photograph of two people: with the focal point between their heads, both heads are visible on every artboard.

const photograph = { width: 300, height: 200 };
/** The extent of the heads from the point between them, in multiples of the picture's height. */
const heads = { across: 0.13, up: 0.08, down: 0.08 };
/** Positions of the point between the heads, in fractions of the picture. */
const places = [
  { x: 0.5, y: 0.3 },
  { x: 0.3, y: 0.3 },
  { x: 0.72, y: 0.4 },
  { x: 0.25, y: 0.25 },
  { x: 0.8, y: 0.75 },
];

const url = (() => {
  const canvas = Object.assign(document.createElement('canvas'), photograph);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return canvas.toDataURL();
})();

const contentWith = (focus: { x: number; y: number }): Content => ({
  language: 'en-US',
  headline: { field: 'headline', text: 'Bring us your 80 retired panels' },
  support: {
    field: 'support',
    text: 'We collect. We recycle. You get the proof, for every item on your list.',
  },
  foot: { field: 'foot', lines: ['www.daybreak.example', '(512) 555-0142  ·  hello@daybreak.example'] },
  picture: { url, alt: '', ratio: photograph.width / photograph.height, focus, scale: 1 },
});

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

const fraction = (value: string | undefined) => Number.parseFloat(value ?? '50') / 100;

/** The corners of the box around both heads, in the window. */
function headsOf(image: HTMLImageElement, focus: { x: number; y: number }): [number, number][] {
  const box = image.getBoundingClientRect();
  const { width, height } = photograph;
  const scale = Math.max(box.width / width, box.height / height);
  const [atX, atY] = getComputedStyle(image).objectPosition.split(' ').map(fraction);
  const x = box.left + (atX ?? 0.5) * (box.width - width * scale) + focus.x * width * scale;
  const y = box.top + (atY ?? 0.5) * (box.height - height * scale) + focus.y * height * scale;
  const unit = height * scale;
  return [-1, 1].flatMap((side): [number, number][] => [
    [x + side * heads.across * unit, y - heads.up * unit],
    [x + side * heads.across * unit, y + heads.down * unit],
  ]);
}

/** Returns whether a point is visible through everything that crops the picture, including its disc. */
function isSeen([x, y]: [number, number], image: Element, artboard: Element): boolean {
  for (let part = image.parentElement; part; part = part.parentElement) {
    const { overflowX, borderRadius } = getComputedStyle(part);
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (overflowX !== 'visible' || part === artboard) {
      if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) return false;
      const radius = (right - left) / 2;
      if (borderRadius === '50%' && Math.hypot(x - left - radius, y - top - radius) > radius + 1)
        return false;
    }
    if (part === artboard) return true;
  }
  return true;
}

describe.each(layouts.map((layout) => [layout.label, layout as Layout] as const))('%s', (_label, layout) => {
  it.each(Object.entries(sizes))('shows both heads on a %s', (_size, size) => {
    const side = { id: 'front', label: 'Front', size };
    const hidden = places.filter((focus) => {
      const content = contentWith(focus);
      if (layout.lacks?.(content)) return false;
      flushSync(() => root.render(null));
      flushSync(() =>
        root.render(
          <Artboard side={side}>
            <layout.Artwork content={content} frame={frameOf(side)} theme="image" logo="primary" />
          </Artboard>,
        ),
      );
      const artboard = host.querySelector('[data-artboard]') as Element;
      return [...artboard.querySelectorAll<HTMLImageElement>('img[data-picture]')].some((image) =>
        headsOf(image, focus).some((corner) => !isSeen(corner, image, artboard)),
      );
    });
    expect(hidden).toEqual([]);
  });
});
