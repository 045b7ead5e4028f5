import { pixels } from '@daybreak/print';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PictureSlot } from '../artwork/PictureSlot.tsx';
import { Scrim } from '../artwork/Scrim.tsx';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { type ArtworkProps, defineDesigner } from '../designer.ts';
import { inspectPiece } from '../download/inspectPiece.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { type DraftOf, defineFields } from '../fields/fields.ts';
import { pictureOf } from '../fields/pictureOf.ts';
import { fitScrims } from './fitScrims.ts';

/** A picture of vertical stripes, from left to right. */
function striped(...colors: string[]): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1200, height: 630 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  for (const [at, color] of colors.entries()) {
    context.fillStyle = color;
    context.fillRect((at * 1200) / colors.length, 0, 1200, 630);
  }
  return canvas.toDataURL();
}

const fields = defineFields({
  caption: { kind: 'lines', label: 'Caption', initial: 'Bring us your retired panels' },
  picture: { kind: 'picture', label: 'Picture', fills: 1, standIn: 'solar-farm' },
});

/** Words at the start, over the first half of the picture. */
const Overprinted = ({ draft, data }: ArtworkProps<DraftOf<typeof fields>>) => (
  <div style={{ position: 'absolute', inset: 0, fontFamily: 'Poppins', color: '#fff' }}>
    <div style={{ position: 'absolute', inset: 0 }}>
      <PictureSlot picture={pictureOf(fields, draft, 'picture', data)} />
      <Scrim from="start" seenSmaller />
    </div>
    <div
      data-fit="caption"
      style={{
        position: 'absolute',
        left: 60,
        top: 60,
        width: 520,
        height: 400,
        fontSize: 64,
        fontWeight: 800,
      }}
    >
      {draft.caption}
    </div>
  </div>
);
const overprint = defineDesigner({
  id: 'overprint',
  title: 'Overprint',
  fields,
  artboards: () => [{ id: 'front', label: 'Front', size: pixels(1200, 630) }],
  Artwork: Overprinted,
  specification: () => '',
  solidTheme: 'the theme “Blue”',
  examples: {},
});
const draft = restoreDraft(fields, {});
const drawn = async (...colors: string[]) => {
  const images = [{ id: 'a', name: 'a.png', url: striped(...colors) }];
  const piece = drawPiece(overprint, draft, { images });
  const image = piece.node.querySelector<HTMLImageElement>('img[data-picture]');
  await image?.decode();
  await vi.waitFor(() => expect(scrimOf(piece.node).style.background).not.toBe(''));
  return { ...piece, images };
};
const scrimOf = (node: HTMLElement) => node.querySelector('[data-scrim]') as HTMLElement;
/** The opacity at each stop, starting at the words. */
const nights = (node: HTMLElement) =>
  [...scrimOf(node).style.background.matchAll(/rgba?\([^)]*?(?:, ([\d.]+))?\)/g)].map(([, alpha = '1']) =>
    Number(alpha),
  );

beforeAll(loadType);

describe('the night over a picture', () => {
  it('is absent if the picture is dark enough under the words', async () => {
    const { node } = await drawn('#0a2030', '#0a2030', '#0a2030', '#ffffff');
    expect(nights(node)).toEqual([]);
    expect(getComputedStyle(scrimOf(node)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  it('is as strong as the words need, full under them, and gone at the other end', async () => {
    const { node } = await drawn('#999999');
    const [grey = 0] = nights(node);
    const bright = nights((await drawn('#ffffff')).node);
    expect(grey).toBeGreaterThan(0.1);
    expect(bright[0]).toBeGreaterThan(grey);
    expect(bright[0]).toBeLessThan(0.72);
    expect(bright[1]).toBe(bright[0]);
    expect(bright.at(-1)).toBe(0);
    expect(bright).toEqual(bright.toSorted((a, b) => b - a));
    const last = /([\d.]+)%\)$/.exec(scrimOf(node).style.background)?.[1];
    expect(Number(last)).toBeLessThan(95);
    expect(scrimOf(node).style.background).toContain('to right');
  });

  it('is enough for any picture until the picture loads', () => {
    const { node } = drawPiece(overprint, draft, {
      images: [{ id: 'a', name: 'a', url: 'data:image/png;base64,AA' }],
    });
    expect(getComputedStyle(scrimOf(node)).backgroundColor).toMatch(/rgba\(.*, 0\.68\)/);
  });

  it('does not depend on the artboard’s earlier state', async () => {
    const { node } = await drawn('#999999');
    const before = scrimOf(node).style.background;
    scrimOf(node).style.background = 'red';
    fitScrims(node);
    expect(scrimOf(node).style.background).toBe(before);
  });

  it('is reported by preflight, with a fix, if it cannot make words readable', async () => {
    const { node, side, images } = await drawn('#666666');
    const found = async () => {
      const data = {
        user: { name: '', title: '', email: '', phone: '', logoVersion: 'primary' as const },
        images,
      };
      const sources = [{ node, side }];
      const findings = await inspectPiece({ designer: overprint, draft, data, sources, tooLong: {} });
      return findings({ format: 'png' }).map(({ says }) => says);
    };
    expect(await found()).not.toContainEqual(expect.stringContaining('over this picture'));
    const headline = node.querySelector<HTMLElement>('[data-fit="caption"]');
    if (headline) headline.style.color = '#104a6d';
    fitScrims(node);
    expect(await found()).toContain(
      "Caption isn't readable over this picture, even when the picture is darkened. Choose the theme “Blue”, or a different picture.",
    );
  });
});
