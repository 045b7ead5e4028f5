import { restoreDraft } from '../src/editor/drafts/draft.ts';
import { type AnyDraft, type Fields, optionsOf } from '../src/editor/fields/fields.ts';

/** Returns every combination of the named choices; earlier choices limit the options of later ones. */
export function combinations(fields: Fields, names: readonly string[], start: AnyDraft): AnyDraft[] {
  const [name, ...rest] = names;
  const field = name ? fields[name] : undefined;
  if (!name || field?.kind !== 'choice') return [start];
  return optionsOf(field, restoreDraft(fields, start)).flatMap(({ value }) =>
    combinations(fields, rest, { ...start, [name]: value }),
  );
}
