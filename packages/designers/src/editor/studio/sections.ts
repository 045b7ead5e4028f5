import type { Designer } from '../designer.ts';
import { editDraft } from '../drafts/draft.ts';
import {
  type AnyDraft,
  type ChoiceField,
  type Field,
  type Fields,
  isVisible,
  optionsOf,
  parentOf,
} from '../fields/fields.ts';

/** A designer whose fields the studio shows. Without artboards, no choice changes a shape. */
type Asked = Pick<Designer, 'fields'> & Partial<Pick<Designer, 'artboards'>>;

/** The fields of a designer, grouped as the studio asks for them. */
export interface Sections {
  /** The kind, design, and size of the piece. */
  design: Fields;
  words: Fields;
  pictures: Fields;
}

/**
 * The order of choices: those that others depend on, the layout, the theme, the size with its lengths, and the rest.
 */
function rankOf(designer: Asked, draft: AnyDraft, name: string, field: Field): number {
  if (field.kind !== 'choice') return 3;
  if (Object.values(designer.fields).some((other) => parentOf(other) === name)) return 0;
  if (field.drawn) return 1;
  if (name === 'theme') return 2;
  return changesShape(designer, draft, name, field) ? 3 : 4;
}

/** Returns whether an option changes the piece's artboards. */
export function changesShape(
  { fields, artboards }: Asked,
  draft: AnyDraft,
  name: string,
  field: ChoiceField,
) {
  if (!artboards) return false;
  const shapes = optionsOf(field, draft).map(({ value }) =>
    JSON.stringify(artboards(editDraft(fields, draft, name, value)).map(({ size, folds }) => [size, folds])),
  );
  return new Set(shapes).size > 1;
}

/**
 * The words, and the design with each choice whose options are shown as the piece. The form leaves out what the draft
 * doesn't ask for.
 */
export function sectionsOf(designer: Asked, draft: AnyDraft): Sections {
  const design: [number, string, Field][] = [];
  const words: [string, Field][] = [];
  const pictures: [string, Field][] = [];
  for (const [name, field] of Object.entries(designer.fields)) {
    if (field.kind === 'picture') pictures.push([name, field]);
    else if (field.kind === 'choice') {
      const rank = rankOf(designer, draft, name, field);
      design.push([rank, name, rank < 4 && !field.ticked ? { ...field, drawn: field.drawn ?? true } : field]);
    } else if ('measures' in field && field.measures) design.push([3, name, field]);
    else words.push([name, field]);
  }
  return {
    design: Object.fromEntries(design.toSorted(([a], [b]) => a - b).map(([, name, field]) => [name, field])),
    words: Object.fromEntries(words),
    pictures: Object.fromEntries(pictures),
  };
}

/** The title of the design's section, chosen so it doesn't repeat the label of one of its fields. */
export const designTitle = (fields: Fields) =>
  Object.values(fields).some(({ label }) => label === 'Design') ? 'Look' : 'Design';

/** Returns whether the draft shows a picture that can be chosen. A logo next to ours isn't one. */
export const showsPictures = (pictures: Fields, draft: AnyDraft): boolean =>
  Object.values(pictures).some(
    (field) => field.kind === 'picture' && field.fills !== undefined && isVisible(field, draft),
  );
