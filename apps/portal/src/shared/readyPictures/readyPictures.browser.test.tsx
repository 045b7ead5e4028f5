import '@daybreak/brand/styles.css';
import {
  catalogue,
  everyDesigner,
  loadReadyPieces,
  type PreviewProps,
  wizardEntry,
} from '@daybreak/designers';
import { loadPieceLook } from '@daybreak/designers/library';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { withPendingFits } from '../../../../../packages/designers/src/editor/fitting/pendingFits.ts';
import { pictureBoxes, readyPictureUrl } from './readyPictures.ts';
import { startPicture } from './startPictures.ts';

// The hub shows pictures of pieces that were drawn ahead. This test draws them again and compares; `pnpm pictures`
// writes them instead.

const writes = server.config.snapshotOptions.updateSnapshot === 'all';
/** From the root of the tests' project, the portal. */
const folder = 'src/shared/readyPictures';
/** The size of the compared squares, in pixels of the picture. */
const step = 8;
/** Of 255. Compression changes a square's average by less; another word in the smallest line changes it by more. */
const tolerance = 10;

const wizardIdeas = 3;

interface Drawn {
  id: string;
  kind: keyof typeof pictureBoxes;
  load: () => Promise<ComponentType<PreviewProps>>;
}
const materials = [wizardEntry, ...catalogue].map(
  ({ id, preview }): Drawn => ({ id, kind: 'materials', load: preview }),
);
const occasions = await loadReadyPieces();
const ready = occasions.flatMap(({ pieces }) =>
  pieces.map(({ id, preview }): Drawn => ({ id, kind: 'ready', load: preview })),
);

/** The first pieces of the designers with a studio, as far as artboards draw them. */
const starts = (
  await Promise.all(
    everyDesigner
      .filter(({ hasStudio }) => hasStudio)
      .map(async ({ id }): Promise<Drawn[]> => {
        const look = await loadPieceLook(id);
        if (!look || look.sides({}).length === 0) return [];
        const Start = ({ within }: PreviewProps) => <look.Drawn draft={{}} within={within} />;
        return [{ id, kind: 'starts', load: async () => Start }];
      }),
  )
).flat();

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  document.body.append(host);
  host.style.cssText = 'position:absolute;inset:0 auto auto 0;inline-size:max-content;background:#fff';
  await Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`)));
});
afterAll(() => {
  root.unmount();
  host.remove();
});

/** Draws a piece at twice its size, for screens with two pixels per point. */
async function draw({ id, kind, load }: Drawn): Promise<ImageBitmap> {
  const Preview = await load();
  const { width, height } = pictureBoxes[kind];
  document.body.append(host);
  flushSync(() => root.render(null));
  flushSync(() => root.render(<Preview within={{ width: 2 * width, height: 2 * height }} />));
  // The wizard shows three ideas, and draws one after the other.
  if (id === 'wizard') await expect.poll(() => host.firstElementChild?.childElementCount).toBe(wizardIdeas);
  await document.fonts.ready;
  await Promise.all([...host.querySelectorAll('img')].map((image) => image.decode()));
  await Promise.all(
    [...host.querySelectorAll('iframe')].map(async (frame) => {
      await expect.poll(() => frame.contentDocument?.readyState).toBe('complete');
      await Promise.all([...(frame.contentDocument?.images ?? [])].map((image) => image.decode()));
    }),
  );
  // Texts are fitted again once fonts and pictures have loaded.
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  for (const artboard of host.querySelectorAll<HTMLElement>('div')) withPendingFits(artboard);
  const shot = await page.screenshot({ element: host, base64: true, save: false });
  return createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
}

const canvasOf = (image: ImageBitmap) => {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  return { canvas, pixels: context.getImageData(0, 0, image.width, image.height) };
};

async function write({ id, kind }: Drawn, image: ImageBitmap): Promise<void> {
  const blob = await canvasOf(image).canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  await commands.writeFile(`${folder}/${kind}/${id}.webp`, btoa(text), 'base64');
}

/** Returns a pixel's lightness, of 255. Compression keeps that, and smears colors. */
const lightness = ({ data }: ImageData, at: number) =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** Returns the largest difference between the averages of two pictures' squares of `step` pixels. */
function difference(one: ImageBitmap, other: ImageBitmap): number {
  const [a, b] = [canvasOf(one).pixels, canvasOf(other).pixels];
  let maxDifference = 0;
  for (let top = 0; top < a.height; top += step)
    for (let left = 0; left < a.width; left += step) {
      let sum = 0;
      let count = 0;
      for (let y = top; y < Math.min(top + step, a.height); y += 1)
        for (let x = left; x < Math.min(left + step, a.width); x += 1) {
          const at = (y * a.width + x) * 4;
          sum += lightness(a, at) - lightness(b, at);
          count += 1;
        }
      maxDifference = Math.max(maxDifference, Math.abs(sum / count));
    }
  return maxDifference;
}

const stored = async ({ kind, id }: Drawn) =>
  createImageBitmap(
    await (await fetch(kind === 'starts' ? (startPicture(id) ?? '') : readyPictureUrl(kind, id))).blob(),
  );

describe.each(
  [...ready, ...materials, ...starts].map((piece) => [`${piece.kind}/${piece.id}`, piece] as const),
)('%s', (_name, piece) => {
  it('matches its designer’s current drawing; if not, run `pnpm pictures`', async () => {
    const drawn = await draw(piece);
    if (writes) return write(piece, drawn);
    const before = await stored(piece);
    expect([before.width, before.height]).toEqual([drawn.width, drawn.height]);
    expect(difference(before, drawn)).toBeLessThan(tolerance);
  });
});

it.skipIf(writes)('detects one changed word', async () => {
  const piece = ready.find(({ id }) => id === 'how-it-goes');
  if (!piece) throw new Error('The piece to change has another name.');
  const before = await stored(piece);
  await draw(piece);
  const line = [...host.querySelectorAll('*')]
    .filter(({ children, textContent }) => children.length === 0 && textContent.includes('24 hours'))
    .at(-1);
  if (!line) throw new Error('The piece to change has other words.');
  line.textContent = line.textContent.replace('24 hours', '48 hours');
  const shot = await page.screenshot({ element: host, base64: true, save: false });
  const changed = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
  expect(difference(before, changed)).toBeGreaterThan(tolerance);
});

/** Returns the brand pictures in the last drawing. */
const picturesShown = () =>
  [...host.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset.picture ?? '');

it.each([
  ...occasions.map(
    ({ title, pieces }) =>
      [title, pieces.map(({ id, preview }): Drawn => ({ id, kind: 'ready', load: preview }))] as const,
  ),
  ['all materials', materials] as const,
])('shows no photograph twice for %s', async (_title, pieces) => {
  const namesSeen: string[] = [];
  for (const piece of pieces) {
    await draw(piece);
    namesSeen.push(...new Set(picturesShown()));
  }
  expect(namesSeen.toSorted()).toEqual([...new Set(namesSeen)].toSorted());
});
