import { editDraft } from './draft.ts';
import { type DraftOf, type Fields, optionsOf } from './fields.ts';

/** Pieces that are made from one draft at once, for example every size of a platform. */
export interface PieceSet {
  id: string;
  /** What the choice says, for example "All sizes of this platform". */
  label: string;
  /** The choices whose every option is made, outermost first: `['platform', 'size']`. */
  over: readonly string[];
}

/** The draft in every combination of the named choices, in their order. What depends on a choice is chosen after it. */
export function draftsOver<Fs extends Fields>(
  fields: Fs,
  draft: DraftOf<Fs>,
  over: readonly string[],
): DraftOf<Fs>[] {
  const [name, ...rest] = over;
  if (name === undefined) return [draft];
  const field = fields[name];
  if (field?.kind !== 'choice') throw new Error(`${name} is not a choice.`);
  return optionsOf(field, draft).flatMap(({ value }) =>
    draftsOver(fields, editDraft(fields, draft, name, value), rest),
  );
}
