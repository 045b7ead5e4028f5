import { beforeAll, expect, it } from 'vitest';
import { everySheet } from '../../../../contactSheet/sheets.ts';
import { drawPiece, loadType } from '../../artwork/testing/drawPiece.tsx';
import type { Designer } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { type AnyDraft, optionsOf } from '../../fields/fields.ts';
import { pieceTexts } from './pieceTexts.ts';

// Pressing words reaches them: no artwork covers editable text.

beforeAll(loadType);

/** A draft in each layout and each theme. */
const looks = ({ fields, examples }: Designer): AnyDraft[] =>
  [{}, ...Object.values(examples)].flatMap((over) =>
    ['composition', 'cover', 'theme'].flatMap((name) => {
      const field = fields[name];
      if (field?.kind !== 'choice') return [];
      const draft = restoreDraft(fields, over);
      return optionsOf(field, draft).map(({ value }) => restoreDraft(fields, { ...draft, [name]: value }));
    }),
  );

/** The words of a text that can't be reached by pressing the middle of their first line. */
function covered(text: HTMLElement): string[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const middle = () => {
    const line = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    return line && { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  };
  const from = middle();
  if (!from) return [];
  scrollBy({ left: from.x - innerWidth / 2, top: from.y - innerHeight / 2, behavior: 'instant' });
  const { x, y } = middle() ?? from;
  const hit = document.elementFromPoint(x, y);
  return hit && text.contains(hit) ? [] : [`${text.textContent} under ${hit?.className ?? 'nothing'}`];
}

it.each(everySheet.map(({ designer }) => [designer.id, designer] as const))(
  'leaves all words pressable in every look of: %s',
  (name, designer) => {
    const found: string[] = [];
    let pressed = 0;
    for (const draft of looks(designer)) {
      const { side, node } = drawPiece(designer, draft);
      for (const { element } of pieceTexts(side.id, node, designer.fields, draft, undefined)) {
        pressed += 1;
        found.push(...covered(element).map((words) => `${JSON.stringify(draft.composition)} ${words}`));
      }
    }
    expect(found).toEqual([]);
    // The words of a card come from its form.
    expect(pressed > 0).toBe(name !== 'business-card');
  },
);
