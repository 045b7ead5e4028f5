import { pictures } from '@daybreak/media';
import { picturePrintUrl } from '@daybreak/media/print';
import { isPrinted } from '@daybreak/print';
import { beforeAll, expect, it } from 'vitest';
import type { SideFacts } from '../../../print/src/preflight/facts.ts';
import { pictureNote } from '../../../print/src/preflight/pictureRules.ts';
import { textsOf } from '../../../print/src/preflight/texts.ts';
import { sheets } from '../../contactSheet/sheets.ts';
import { drawPiece, loadType } from '../editor/artwork/testing/drawPiece.tsx';
import type { Designer } from '../editor/designer.ts';
import { newDraft, restoreDraft } from '../editor/drafts/draft.ts';
import { type AnyDraft, optionsOf } from '../editor/fields/fields.ts';
import { defaultUserDetails } from '../editor/userDetails/userDetails.ts';
import { readyOccasions } from './samplePieces.ts';

// A piece ordered unchanged gives no warnings about its pictures: each one has a print file that's large enough for its
// place.

const data = { user: defaultUserDetails, images: [] };

/**
 * Pieces judged at 300 DPI with a place that no brand picture is large enough for: preflight asks for a larger one. No
 * large format is in this list.
 */
const beyond: Readonly<Record<string, (draft: AnyDraft) => boolean>> = {
  flyer: ({ composition, type, size, orientation }) =>
    size === '11x17' &&
    (orientation === 'portrait'
      ? composition === 'number'
      : composition === 'window' ||
        (composition === 'sunrise' && (type === 'service' || type === 'educational'))),
  poster: ({ size }) => size === 'a2',
  brochure: ({ size = '' }) => ['11x17', 'a3', 'custom'].includes(size),
};

/** Every combination of the options of these choices, on top of the untouched draft. */
const combined = ({ fields }: Designer, names: readonly string[], over: AnyDraft): AnyDraft[] =>
  names.reduce<AnyDraft[]>(
    (drafts, name) => {
      const field = fields[name];
      if (field?.kind !== 'choice') return drafts;
      return drafts.flatMap((draft) =>
        optionsOf(field, restoreDraft(fields, draft)).map(({ value }) => ({ ...draft, [name]: value })),
      );
    },
    [over],
  );

/** Every layout of every type, in every size offered, every example, and the ready-made pieces. */
const asTheyCame = (designer: Designer): AnyDraft[] =>
  [
    ...combined(designer, ['composition', 'cover', 'inside', 'fold', 'material', 'layout', 'size'], {}),
    ...combined(designer, ['composition', 'type', 'cover', 'fold', 'size', 'orientation'], {
      theme: 'image',
    }),
    ...Object.values(designer.examples),
    ...readyOccasions
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.designer === designer.id)
      .map(({ draft }) => draft),
  ]
    .map((draft) => restoreDraft(designer.fields, draft))
    .filter((draft) => !designer.unavailable?.(draft, data).composition?.[draft.composition ?? '']);

const untouched = (designer: Designer): AnyDraft[] =>
  asTheyCame(designer).filter((draft) => !beyond[designer.id]?.(draft));

/** Every draft in every theme. */
const everyDraft = (designer: Designer): AnyDraft[] =>
  [
    ...combined(designer, ['composition', 'cover', 'fold', 'layout', 'size', 'orientation', 'theme'], {}),
    ...combined(designer, ['inside', 'fold', 'size', 'theme'], {}),
    ...asTheyCame(designer),
  ].map((draft) => restoreDraft(designer.fields, draft));

const files = new Map(pictures.map((picture) => [picturePrintUrl(picture.file), picture]));

/** The brand pictures on a printed side, at the resolution of their print files. */
function printedPictures(designer: Designer, draft: AnyDraft): SideFacts['pictures'][number][] {
  const { node } = drawPiece(designer, draft);
  // An illustration is sharp at any size.
  const photographs = 'img[data-picture]:not([data-picture*="/illustrations/"])';
  return [...node.querySelectorAll<HTMLImageElement>(photographs)].map((image) => {
    const picture = files.get(image.dataset.picture ?? '');
    if (!picture) throw new Error(`${image.dataset.picture} is no picture of the brand.`);
    const { width, height } = picture.print;
    // The artboard is drawn at 96 pixels to the inch.
    const drawn = image.getBoundingClientRect();
    const stretch = Math.max(drawn.width / width, drawn.height / height);
    return { name: picture.file, place: '', resolution: 96 / stretch };
  });
}

beforeAll(loadType);

const printed = sheets.filter(({ designer }) =>
  designer.artboards(newDraft(designer.fields)).some(({ size }) => isPrinted(size)),
);

/** Each designer with each of its layouts, and each fold of a layout. */
const layoutsOf = printed.flatMap(({ designer }) => {
  const layoutOf = ({ composition, cover, layout, fold }: AnyDraft) =>
    [composition, cover, layout, fold].filter(Boolean).join(' ');
  return [...new Set(everyDraft(designer).map(layoutOf))].map((value) => {
    const isMeant = (draft: AnyDraft) => layoutOf(draft) === value;
    return [designer.id, value, designer, isMeant] as const;
  });
});

it.each(layoutsOf)(
  'prints the pictures of an untouched %s at the resolution its size needs: %s',
  { timeout: 240_000 },
  (_id, _layout, designer, isMeant) => {
    const found = new Set<string>();
    for (const draft of untouched(designer).filter(isMeant))
      for (const side of designer.artboards(draft)) {
        const sheet = { ...designer, artboards: () => [side] };
        const note = pictureNote([
          { side: side.label, size: side.size, pictures: printedPictures(sheet, draft) },
        ]);
        const { composition, cover, inside, type, fold, size, orientation } = draft;
        const which = [composition, cover, inside, type, fold, size, orientation].filter(Boolean);
        if (note) found.add(`${which.join(' ')}: ${note}`);
      }
    expect([...found]).toEqual([]);
  },
);

/** The minimum print resolution of photographs without a larger file. Below it, pixels are visible at arm's length. */
const floor = 150;

it.each(layoutsOf)(
  'prints no picture of an untouched %s below 150 DPI, in any size, layout and theme: %s',
  { timeout: 240_000 },
  (_id, _layout, designer, isMeant) => {
    const found = new Map<string, number>();
    const drafts = everyDraft(designer).filter(isMeant);
    for (const draft of new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()) {
      if (designer.unavailable?.(draft, data).composition?.[draft.composition ?? '']) continue;
      for (const side of designer.artboards(draft))
        for (const { name, resolution } of printedPictures({ ...designer, artboards: () => [side] }, draft)) {
          const { composition, cover, inside, fold, size, orientation, theme } = draft;
          const which = [composition, cover, inside, fold, size, orientation, theme, name].filter(Boolean);
          if (resolution < floor) found.set(which.join(' '), Math.floor(resolution));
        }
    }
    expect([...found]).toEqual([]);
  },
);

/**
 * In points. Smaller multi-ink type shows when two plates are slightly misaligned (`print/src/pdf/report`), and every
 * brand color uses several inks.
 */
const smallest = 8;

it.each(layoutsOf)(
  'has no multi-ink type under 8 pt in an untouched %s: %s',
  { timeout: 240_000 },
  (_id, _layout, designer, isMeant) => {
    const found = new Set<string>();
    for (const draft of asTheyCame(designer).filter(isMeant))
      for (const side of designer.artboards(draft)) {
        if (!isPrinted(side.size)) continue;
        for (const text of textsOf(drawPiece({ ...designer, artboards: () => [side] }, draft))) {
          const points = text.em * 0.75;
          if (points < smallest - 0.02) {
            const { composition, cover, inside, type, fold, size, orientation, layout } = draft;
            const which = [side.id, composition, cover, inside, type, fold, size, orientation, layout].filter(
              Boolean,
            );
            found.add(`${which.join(' ')}: ${points.toFixed(2)} pt “${text.words}”`);
          }
        }
      }
    expect([...found]).toEqual([]);
  },
);
