/** Selected pieces, and the one where a range starts. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const emptySelection: Selection = { ids: new Set(), anchor: undefined };

/** Adds a piece, or removes it. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds the pieces from the start of the range to this one, in either direction; without a start, just this one. */
export function extendSelection(selection: Selection, order: readonly string[], id: string): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0) return { ids: new Set(selection.ids).add(id), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}
