import type { Designer, PieceData } from '../../designer.ts';
import { editDraft } from '../../drafts/draft.ts';
import { type AnyDraft, type ChoiceField, type Fields, isVisible, optionsOf } from '../../fields/fields.ts';
import { showsPictures } from '../sections.ts';

/** A design of a piece: its drawn choices and its theme together. */
export interface PieceDesign {
  id: string;
  label: string;
  /** The choices that make it, in order. */
  values: readonly (readonly [name: string, value: string])[];
}

/** More than this don't help the user choose, and take long to draw. */
const most = 40;

/** Every layout of a designer in every theme that the draft can have. */
export function designsOf(designer: Designer, draft: AnyDraft, data: PieceData): readonly PieceDesign[] {
  const unavailable = designer.unavailable?.(draft, data) ?? {};
  const choices = Object.entries(designer.fields).filter(
    (entry): entry is [string, ChoiceField] =>
      entry[1].kind === 'choice' &&
      (Boolean(entry[1].drawn) || entry[0] === 'theme') &&
      isVisible(entry[1], draft),
  );
  const designs = choices.reduce<PieceDesign[]>(
    (before, [name, field]) =>
      before.flatMap((design) =>
        optionsOf(field, draft)
          .filter(({ value }) => !unavailable[name]?.[value] && (!field.locked || value === draft[name]))
          .map(({ value, label }) => ({
            id: `${design.id} ${value}`.trim(),
            label: [design.label, label.split(': ')[0]].filter(Boolean).join(', '),
            values: [...design.values, [name, value] as const],
          })),
      ),
    [{ id: '', label: '', values: [] }],
  );
  return designs.slice(0, most);
}

export const withDesign = (
  designer: Designer,
  draft: AnyDraft,
  { values }: Pick<PieceDesign, 'values'>,
): AnyDraft =>
  values.reduce((before, [name, value]) => editDraft(designer.fields, before, name, value), draft);

export const designOf = (designs: readonly PieceDesign[], draft: AnyDraft): PieceDesign | undefined =>
  designs.find(({ values }) => values.every(([name, value]) => draft[name] === value));

/**
 * Of the designs that show a picture, one for each layout: in the draft's theme, if the layout shows a picture in it.
 */
export function designsWithPicture(
  designer: Designer,
  draft: AnyDraft,
  pictures: Fields,
  designs: readonly PieceDesign[],
): readonly PieceDesign[] {
  const byLayout = new Map<string, PieceDesign>();
  for (const design of designs) {
    if (!showsPictures(pictures, withDesign(designer, draft, design))) continue;
    const layout = JSON.stringify(design.values.filter(([name]) => name !== 'theme'));
    const isInTheme = design.values.every(([name, value]) => name !== 'theme' || value === draft.theme);
    if (isInTheme || !byLayout.has(layout)) byLayout.set(layout, design);
  }
  return [...byLayout.values()];
}
