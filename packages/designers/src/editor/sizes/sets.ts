import type { ArtboardSide } from '@daybreak/print';
import type { Designer, PieceData } from '../designer.ts';
import { editDraft } from '../drafts/draft.ts';
import { type DraftOf, type Fields, optionsOf } from '../fields/fields.ts';

/** Pieces made from one draft at once, for example every size of a platform. */
export interface SizeGroup {
  id: string;
  /** The label of the choice, for example "All sizes of this platform". */
  label: string;
  /** The choices whose options are all made, outermost first: `['platform', 'size']`. */
  over: readonly string[];
}

/**
 * The draft in every combination of the named choices, in their order. Dependent choices are made after the ones they
 * depend on.
 */
export function draftsOver<Fs extends Fields>(
  fields: Fs,
  draft: DraftOf<Fs>,
  over: readonly string[],
): DraftOf<Fs>[] {
  const [name, ...rest] = over;
  if (name === undefined) return [draft];
  const field = fields[name];
  if (field?.kind !== 'choice') throw new Error(`${name} isn't a choice.`);
  return optionsOf(field, draft).flatMap(({ value }) =>
    draftsOver(fields, editDraft(fields, draft, name, value), rest),
  );
}

/** The drafts of a set, each grouped with those that show the very same pictures. */
export function piecesOver<Fs extends Fields>(
  { fields, drawnFrom }: Pick<Designer<Fs>, 'fields' | 'drawnFrom'>,
  draft: DraftOf<Fs>,
  data: PieceData,
  over: readonly string[],
): [first: DraftOf<Fs>, ...others: DraftOf<Fs>[]][] {
  const pieces = new Map<unknown, [DraftOf<Fs>, ...DraftOf<Fs>[]]>();
  for (const each of draftsOver(fields, draft, over)) {
    const key = drawnFrom?.(each, data) ?? each;
    const group = pieces.get(key);
    if (group) group.push(each);
    else pieces.set(key, [each]);
  }
  return [...pieces.values()];
}

/** Returns whether a piece has several pictures, such as the frames of a carousel. They come in one ZIP. */
export const isSeries = (sides: readonly ArtboardSide[]): boolean =>
  sides.length > 1 && sides[0]?.size.unit === 'px';
