import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { isVisible, optionsOf } from '../fields/fields.ts';
import { brandPictures } from '../images/brandPictures.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { oneOfEachShape } from './testing/oneOfEachShape.ts';

// The focus of a picture, such as a face, stays visible: no logo, tab, panel, sun or word covers it.

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

const data = { user: defaultUserDetails, images: [] };
const event = { eventDate: '2027-09-22', eventTime: '17:30', location: '400 Horizon Way, Austin' };
/** Half of the area that must stay in view around the focal point, as a share of the drawn picture's shorter side. */
const around = 0.04;
/** Common positions of people in photographs: in the middle, and near an edge. */
const edges = [
  { x: 0.14, y: 0.3 },
  { x: 0.86, y: 0.3 },
  { x: 0.2, y: 0.8 },
  { x: 0.8, y: 0.8 },
];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

function covers(part: Element, box: Box): boolean {
  const rect = part.getBoundingClientRect();
  if (!meet(rect, box)) return false;
  const clip = part.closest('[data-sun]')?.getBoundingClientRect();
  if (clip && !meet(clip, box)) return false;
  if (getComputedStyle(part).borderRadius !== '50%') return true;
  const [x, y, radius] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2, rect.width / 2];
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy) < radius - 1;
}

/** Returns the elements drawn over the focal point of a slot's picture. */
function covering(slot: Element, artboard: Element, focus: { x: number; y: number }): string[] {
  const image = slot.querySelector('img[data-picture]')?.getBoundingClientRect();
  if (!image) return [];
  const half = around * Math.min(image.width, image.height);
  const x = image.left + focus.x * image.width;
  const y = image.top + focus.y * image.height;
  const box = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  return [...artboard.querySelectorAll('div, img:not([data-picture])')]
    .filter(
      (part) =>
        !part.contains(slot) &&
        !part.matches('[data-scrim], [data-edge]') &&
        !slot.contains(part) &&
        slot.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING &&
        (part.tagName === 'IMG' || getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    )
    .filter((part) => !part.querySelector('[data-picture]') && covers(part, box))
    .map((part) => part.className || part.tagName);
}

const cases = sheets
  .filter(({ designer }) => ['poster', 'flyer', 'postcard', 'social', 'ads'].includes(designer.id))
  .flatMap(({ designer }) => {
    const { composition } = designer.fields;
    return composition?.kind === 'choice'
      ? optionsOf(composition, newDraft(designer.fields)).map(
          ({ value }) => [designer.id, value, designer] as const,
        )
      : [];
  });

it.each(cases)(
  'keeps the focus of the picture of a %s visible in the layout %s',
  (_id, composition, designer) => {
    const { fields } = designer;
    const kinds =
      fields.type?.kind === 'choice'
        ? optionsOf(fields.type, newDraft(fields)).map(({ value }) => value)
        : [''];
    const covered: string[] = [];
    const shown = [
      ...brandPictures.map(({ name, focus }) => ({ name, focus })),
      ...edges.map((focus) => ({ name: 'technician-bench', focus })),
    ];
    const sizes = oneOfEachShape(designer);
    // Each picture on two of the sizes, and each size with several pictures.
    for (const [index, { name, focus }] of shown.entries())
      for (const turn of [0, 1]) {
        const size = sizes[(index + turn) % sizes.length] ?? {};
        const type = kinds[(index + turn) % kinds.length] ?? '';
        const draft = restoreDraft(fields, {
          composition,
          theme: 'image',
          picture: `library:${name} ${focus.x},${focus.y} 1`,
          ...event,
          ...size,
          ...(type && { type }),
        });
        const [side] = designer.artboards(draft);
        if (!side || !fields.picture || !isVisible(fields.picture, draft)) continue;
        flushSync(() => root.render(null));
        flushSync(() =>
          root.render(
            <Artboard side={side}>
              <designer.Artwork draft={draft} data={data} side={side} />
            </Artboard>,
          ),
        );
        const artboard = host.querySelector('[data-artboard]');
        const slot = artboard?.querySelector('[data-slot="picture"]');
        if (!artboard || !slot) continue;
        for (const part of covering(slot, artboard, focus))
          covered.push(`${name} ${focus.x},${focus.y} on ${Object.values(size).join(' ')} ${type}: ${part}`);
      }
    expect(covered).toEqual([]);
  },
);
