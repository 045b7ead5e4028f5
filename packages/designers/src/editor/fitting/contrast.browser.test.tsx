import '@daybreak/brand/styles.css';
import { luminanceContrast, relativeLuminance } from '@daybreak/brand';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { combinations } from '../../../contactSheet/combinations.ts';
import { sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { twoFrames } from '../artwork/testing/twoFrames.ts';
import { restoreDraft } from '../drafts/draft.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';

// Measures contrast on the pixels under the words, for every piece in every layout, theme, and family of sizes, over a
// dark and a bright picture.

const within = { width: 320, height: 320 };
/** The number of artboards in one screenshot, which shows no more than the window does. */
const batch = 40;
const tall = { width: 1280, height: (batch / 4) * within.height };
/** The share of pixels under a line that may have too little contrast, for the soft edge of a background next to it. */
const ignored = 0.02;

/** A hall with its lights out and two lamps on, and a noon sky over a strip of land. */
function photograph(of: 'hall' | 'sky'): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const fill = (color: string, ...box: [number, number, number, number]) => {
    context.fillStyle = color;
    context.fillRect(...box);
  };
  fill(of === 'hall' ? '#0b0d10' : '#f4f8fc', 0, 0, 480, 320);
  if (of === 'sky') fill('#9fb26f', 0, 280, 480, 40);
  else for (const x of [120, 340]) fill('#fff3d0', x, 40, 30, 12);
  return canvas.toDataURL();
}

const pictures = (['hall', 'sky'] as const).map((of) => {
  const images = [1, 2, 3].map((id) => ({ id: `${of} ${id}`, name: of, url: photograph(of), ratio: 1.5 }));
  return { of, images };
});

const host = document.createElement('div');
Object.assign(host.style, {
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: `${tall.width}px`,
  background: '#808080',
});
const root = createRoot(host);
/** Hides the words, to show what's under them. */
const hiding = document.createElement('style');
hiding.textContent =
  '[data-artboard] [data-fit], [data-artboard] [data-fit] * { color: transparent !important }';
beforeAll(loadType);
beforeAll(() => page.viewport(tall.width, tall.height));
afterAll(() => page.viewport(1280, 800));
afterEach(() => {
  flushSync(() => root.render(null));
  hiding.remove();
  host.remove();
});

interface Words {
  text: string;
  ink: number;
  needs: number;
  lines: DOMRect[];
}

const rgbOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number) as [number, number, number];

/** The lines of an artboard's texts, cropped to where the letters are, in pixels of the host. */
function wordsOf(artboard: HTMLElement, shrunk: number, isPrint: boolean): Words[] {
  const { left, top } = host.getBoundingClientRect();
  const walker = document.createTreeWalker(artboard, NodeFilter.SHOW_TEXT);
  const words: Words[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent?.closest('[data-fit]') || !node.data.trim()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const em = Number.parseFloat(fontSize);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((box) => {
      const middle = (box.top + box.bottom) / 2;
      return new DOMRect(box.left - left, middle - 0.3 * em * shrunk - top, box.width, 0.6 * em * shrunk);
    });
    // Large text as WCAG 2.2 defines it (24 px, or 18.66 px bold), at the size on screen: a post is shown at a third.
    const seen = isPrint ? em : em / 3;
    const isLarge = seen >= 24 || (seen >= 18.66 && Number(fontWeight) >= 700);
    words.push({
      text: node.data,
      ink: relativeLuminance(...rgbOf(color)),
      needs: isLarge ? 3 : 4.5,
      lines,
    });
  }
  return words;
}

async function shot(): Promise<ImageData> {
  const base64 = await page.screenshot({ element: host, save: false });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** The share of the pixels under the words that make them unreadable. */
function unread({ ink, needs, lines }: Words, { data, width, height }: ImageData): number {
  let [all, short] = [0, 0];
  for (const { left, right, top, bottom } of lines)
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.max(bottom, top + 1)); y++)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x++) {
        const at = 4 * (y * width + x);
        const ground = relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        all++;
        if (luminanceContrast(ink, ground) < needs) short++;
      }
  return all === 0 ? 0 : short / all;
}

const cases = sheets.flatMap(({ designer, examples }) =>
  pictures.map(
    ({ of, images }) => [designer.id, of, { designer, examples: examples.slice(0, 3), images }] as const,
  ),
);

it.each(cases)(
  'draws readable words of %s, also over a picture of a %s',
  async (_id, of, { designer, examples, images }) => {
    document.body.append(host);
    const drafts = combinations(designer.fields, examples, {})
      .map((choices) => restoreDraft(designer.fields, choices))
      // A draft without a picture looks the same over both.
      .filter((draft) => of === 'hall' || draft.theme === 'image' || draft.composition === 'photograph');
    const named = (draft: AnyDraft) => examples.map((name) => draft[name]).join(' ');
    const drawn = drafts.flatMap((draft) => designer.artboards(draft).map((side) => ({ draft, side })));
    const found: string[] = [];
    for (let from = 0; from < drawn.length; from += batch) {
      const some = drawn.slice(from, from + batch);
      hiding.remove();
      flushSync(() => root.render(null));
      flushSync(() =>
        root.render(
          some.map(({ draft, side }) => (
            <Artboard key={`${named(draft)} ${side.id}`} side={side} within={within}>
              <designer.Artwork draft={draft} data={{ user: defaultUserDetails, images }} side={side} />
            </Artboard>
          )),
        ),
      );
      await Promise.all(
        [...host.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
      );
      // An artboard is fitted again once its pictures load.
      await twoFrames();
      const artboards = [...host.querySelectorAll<HTMLElement>('[data-artboard]')];
      const words = artboards.map((artboard, index) =>
        wordsOf(
          artboard,
          artboard.getBoundingClientRect().width / artboard.offsetWidth,
          some[index]?.side.size.unit !== 'px',
        ),
      );
      document.head.append(hiding);
      const seen = await shot();
      words.forEach((of, index) => {
        const { draft, side } = some[index] ?? {};
        for (const one of of) {
          const share = unread(one, seen);
          if (share > ignored && draft)
            found.push(
              `${named(draft)} ${side?.label}: “${one.text}” on ${Math.round(100 * share)} % of its ground`,
            );
        }
      });
    }
    expect(found).toEqual([]);
  },
);
