import { type ArtboardSide, pxPerUnit } from '@daybreak/print';
import { beforeAll, expect, it } from 'vitest';
import { bleedOf, naturalSize } from '../../../print/src/artworkCopy.ts';
import { textsOf } from '../../../print/src/preflight/texts.ts';
import { sheets } from '../../contactSheet/sheets.ts';
import { drawPiece, loadType } from '../editor/artwork/testing/drawPiece.tsx';
import type { Designer } from '../editor/designer.ts';
import { restoreDraft } from '../editor/drafts/draft.ts';
import { type AnyDraft, limitOf, optionsOf } from '../editor/fields/fields.ts';

const long = [
  'Inverters/(string)/(central)/(micro)/(hybrid)/(off-grid)—[all]',
  'Photovoltaikwechselrichterentsorgungsnachweisverantwortlichen',
];

/** Each layout of a piece; for a brochure, each inside in each fold, with alternating covers. */
function layouts({ fields }: Designer): AnyDraft[] {
  const valuesOf = (name: string) => {
    const field = fields[name];
    return field?.kind === 'choice'
      ? optionsOf(field, restoreDraft(fields, {})).map(({ value }) => value)
      : [''];
  };
  const covers = valuesOf('cover');
  return ['composition', 'inside', 'fold', 'layout']
    .reduce<AnyDraft[]>(
      (drafts, name) =>
        drafts.flatMap((draft) => valuesOf(name).map((value) => ({ ...draft, [name]: value }))),
      [{}],
    )
    .map((draft, turn) =>
      restoreDraft(fields, {
        ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value)),
        ...(fields.cover && { cover: covers[turn % covers.length] ?? '' }),
      }),
    );
}

/** Lines that cross a fold, or extend past the trim or their fitted box, by their rectangles on the page. */
function linesOutside(node: HTMLElement, side: ArtboardSide): string[] {
  const whole = node.getBoundingClientRect();
  const bleed = bleedOf(side.size);
  const { width, height } = naturalSize(side.size);
  const folds = (side.folds ?? []).map((fold) => bleed + fold * pxPerUnit(side.size));
  const range = document.createRange();
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent?.trim() || !parent || parent.closest('svg, [data-preview-only]'))
      continue;
    const em = Number.parseFloat(getComputedStyle(parent).fontSize);
    const spare = 1 + 0.1 * em;
    const box = parent.closest('[data-fit]')?.getBoundingClientRect();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const [left, right] = [rect.left - whole.left, rect.right - whole.left];
      const middle = (rect.top + rect.bottom) / 2 - whole.top;
      const isOutside =
        left < bleed - 1 ||
        right > width - bleed + 1 ||
        middle - 0.4 * em < bleed - 1 ||
        middle + 0.4 * em > height - bleed + 1 ||
        folds.some((fold) => left < fold - spare && right > fold + spare) ||
        (box && (rect.left < box.left - spare || rect.right > box.right + spare));
      if (isOutside) outside.push(walker.currentNode.textContent);
    }
  }
  return outside;
}

/** True if the piece's preflight prevents a file. */
const isRefused = (source: ReturnType<typeof drawPiece>, tooLong: readonly string[]) => {
  const bleed = bleedOf(source.side.size);
  const { width, height } = naturalSize(source.side.size);
  return (
    tooLong.length > 0 ||
    textsOf(source).some(
      ({ spills, lines }) =>
        spills ||
        lines.some(
          ({ left, right, top, bottom }) =>
            left < bleed || top < bleed || right > width - bleed || bottom > height - bleed,
        ),
    )
  );
};

beforeAll(loadType);

it.each(sheets.filter(({ ownWords }) => !ownWords).map(({ designer }) => [designer.id, designer] as const))(
  'no line of a long word on a %s crosses a fold, the cut or its box without an error, in any layout and any field',
  { timeout: 120_000 },
  (_id, designer) => {
    const found = new Set<string>();
    let drawn = 0;
    for (const layout of layouts(designer))
      for (const [name, field] of Object.entries(designer.fields)) {
        if ((field.kind !== 'text' && field.kind !== 'lines') || /inches|Variant/.test(field.label)) continue;
        for (const words of long) {
          const text = field.kind === 'lines' ? `Collected in 24 hours\n${words}\n${words}` : words;
          const limit = ('limit' in field ? limitOf(field, layout) : undefined) ?? text.length;
          const draft = { ...layout, [name]: text.slice(0, limit) };
          for (const side of designer.artboards(draft)) {
            let tooLong: readonly string[] = [];
            const source = drawPiece({ ...designer, artboards: () => [side] }, draft, {
              onTooLong: (names) => {
                tooLong = names;
              },
            });
            drawn += 1;
            const [line] = linesOutside(source.node, side);
            if (line && !isRefused(source, tooLong)) {
              const { composition, inside, cover, fold } = draft;
              const which = [side.id, composition, inside, cover, fold].filter(Boolean).join(' ');
              found.add(`${name} on ${which}: “${line.slice(0, 40)}”`);
            }
          }
        }
      }
    expect(drawn).toBeGreaterThan(0);
    expect([...found]).toEqual([]);
  },
);
