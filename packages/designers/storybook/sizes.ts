import { isPrinted, measureOf } from '@daybreak/print';
import type { Designer } from '../src/editor/designer.ts';
import { editDraft, newDraft } from '../src/editor/drafts/draft.ts';
import { type AnyDraft, type Fields, isVisible, optionsOf, parentOf } from '../src/editor/fields/fields.ts';

/** A size that a designer makes, and the choices that lead to it. */
export interface SizeRow {
  choices: string;
  measure: string;
  specification: string;
  formats: string;
}

const optionDrafts = (fields: Fields, name: string, draft: AnyDraft): AnyDraft[] => {
  const field = fields[name];
  return field?.kind === 'choice'
    ? optionsOf(field, draft).map(({ value }) => editDraft(fields, draft, name, value))
    : [];
};

const labelOf = (fields: Fields, name: string, draft: AnyDraft) => {
  const field = fields[name];
  return field?.kind === 'choice'
    ? optionsOf(field, draft).find(({ value }) => value === draft[name])?.label
    : undefined;
};

/** The choices that affect what's printed or shown: those whose options differ in size or number of sides. */
function measuringChoices({ fields, artboards }: Designer): string[] {
  const measure = (draft: AnyDraft) => JSON.stringify(artboards(draft).map(({ size }) => size));
  const start: AnyDraft = newDraft(fields);
  const changes = (name: string, from: AnyDraft) =>
    new Set(optionDrafts(fields, name, from).map(measure)).size > 1;
  const measuring = Object.entries(fields).filter(([name, field]) => {
    const parent = parentOf(field);
    const starts = parent ? optionDrafts(fields, parent, start) : [start];
    return field.kind === 'choice' && starts.some((from) => changes(name, from));
  });
  const needed = new Set(measuring.flatMap(([name, field]) => [parentOf(field), name]));
  return Object.keys(fields).filter((name) => needed.has(name));
}

/** Every size of a designer, computed from its fields and artboards. */
export function sizesOf(designer: Designer): SizeRow[] {
  const { fields, artboards, specification } = designer;
  const names = measuringChoices(designer);
  const drafts = names.reduce<AnyDraft[]>(
    (current, name) => current.flatMap((draft) => optionDrafts(fields, name, draft)),
    [newDraft(fields)],
  );
  return drafts.map((draft) => {
    const sides = artboards(draft);
    const [first] = sides;
    return {
      choices: names.map((name) => labelOf(fields, name, draft)).join(', '),
      measure: first ? measureOf(first.size) : '',
      specification: specification(draft),
      formats: first && isPrinted(first.size) ? 'PNG, JPEG, print PDF' : 'PNG, JPEG',
    };
  });
}

interface Look {
  label: string;
  draft: AnyDraft;
}

/** Every option of every choice, one at a time. Options that depend on another field are shown for each of its values. */
export function looksOf(fields: Fields): { title: string; looks: Look[] }[] {
  const start: AnyDraft = newDraft(fields);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const parent = parentOf(field);
    return (parent ? optionDrafts(fields, parent, start) : [start]).map((from) => ({
      title: parent ? `${field.label}, ${labelOf(fields, parent, from)}` : field.label,
      looks: optionDrafts(fields, name, from).map((draft) => ({
        label: labelOf(fields, name, draft) ?? '',
        draft,
      })),
    }));
  });
}

export interface ComparedLook extends Look {
  /** The artboard that shows it, if it isn't the first. */
  side?: string;
}

/** Looks of one size. */
export interface ComparedSize {
  size: string;
  looks: ComparedLook[];
}

const combinationsOf = (fields: Fields, names: readonly string[], start: AnyDraft) =>
  names.reduce<AnyDraft[]>(
    (current, name) => current.flatMap((from) => optionDrafts(fields, name, from)),
    [start],
  );

const labelsOf = (fields: Fields, names: readonly string[], of: AnyDraft) =>
  names.map((name) => labelOf(fields, name, of)).join(', ');

/** The choices shown as pictures of the piece, each with the artboard that it changes. */
const drawnChoices = (fields: Fields, draft: AnyDraft) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && field.drawn !== undefined && isVisible(field, draft)
      ? [{ name, label: field.label, side: field.drawn === true ? undefined : field.drawn }]
      : [],
  );

/** A draft's words in every theme and, one at a time, every choice that's drawn: covers, then insides. */
export function comparedLooks(fields: Fields, draft: AnyDraft): ComparedLook[] {
  const drawnNames = drawnChoices(fields, draft);
  const themes = fields.theme?.kind === 'choice' ? ['theme'] : [];
  return drawnNames.flatMap(({ name, label, side }) => {
    const choices = [name, ...themes];
    const of = drawnNames.length > 1 ? `${label}: ` : '';
    return combinationsOf(fields, choices, draft).map((each) => ({
      label: of + labelsOf(fields, choices, each),
      draft: each,
      side,
    }));
  });
}

/** A draft's words in every size of an artboard designer, and for each size in every theme and every choice that's drawn. */
export function comparedOf(designer: Designer, draft: AnyDraft): ComparedSize[] {
  const { fields } = designer;
  const drawnNames = drawnChoices(fields, draft);
  const sizes = measuringChoices(designer).filter(
    (choice) => choice !== 'theme' && !drawnNames.some(({ name }) => name === choice),
  );
  return combinationsOf(fields, sizes, draft).map((sized) => ({
    // If there's only one size, it has no name.
    size: labelsOf(fields, sizes, sized) || designer.specification(sized),
    looks: comparedLooks(fields, sized),
  }));
}
