import type { Designer } from '../../designer.ts';
import { type AnyDraft, optionsOf } from '../../fields/fields.ts';
import { sizeChoices, sizeOf } from '../../fields/sizeOverrides.ts';
import { draftsOver } from '../../sizes/sets.ts';
import { changesShape } from '../sections.ts';

/** A draft in one of the sizes of its designer. */
export interface SizedDraft {
  id: string;
  label: string;
  draft: AnyDraft;
  /** The choices that make it, in order. */
  values: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the choices that make up every size: those of the designer's widest set, or the one that changes the sheet's
 * size.
 */
function choicesOf(designer: Designer, draft: AnyDraft): readonly string[] {
  const { size } = designer.fields;
  if (!designer.sizeGroups && size?.kind === 'choice' && !changesShape(designer, draft, 'size', size))
    return [];
  return sizeChoices(designer);
}

/** Returns the draft in every size; empty for a designer with just one. */
export function sizesOf(designer: Designer, draft: AnyDraft): readonly SizedDraft[] {
  const over = choicesOf(designer, draft);
  if (over.length === 0) return [];
  return draftsOver(designer.fields, draft, over).map((each: AnyDraft) => {
    const values = over.map((name) => [name, each[name] ?? ''] as const);
    const labels = values.map(([name, value]) => {
      const field = designer.fields[name];
      const options = field?.kind === 'choice' ? optionsOf(field, each) : [];
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return { id: sizeOf(designer, each), label: labels.join(', '), draft: each, values };
  });
}
