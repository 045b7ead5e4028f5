import { folded } from '@daybreak/ui/search';
import type { TreeRow } from './tree.ts';

/** The effect of a key in a tree (WAI-ARIA Authoring Practices, tree view). */
export type TreeMove = { focus: string } | { open: string } | { close: string } | { visit: string };

const idOf = (row: TreeRow | undefined) => row?.branch.person.id;

/** Returns a key's effect while a row has the focus; undefined for other keys. */
export function moveForKey(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  open: ReadonlySet<string>,
): TreeMove | undefined {
  const row = rows[at];
  const id = idOf(row);
  if (!row || id === undefined) return undefined;
  const to = (target: string | undefined): TreeMove | undefined =>
    target === undefined ? undefined : { focus: target };
  const hasReports = row.branch.reports.length > 0;
  switch (key) {
    case 'ArrowDown':
      return to(idOf(rows[at + 1]));
    case 'ArrowUp':
      return to(idOf(rows[at - 1]));
    case 'Home':
      return to(idOf(rows[0]));
    case 'End':
      return to(idOf(rows.at(-1)));
    case 'ArrowRight':
      if (!hasReports) return undefined;
      return open.has(id) ? to(idOf(rows[at + 1])) : { open: id };
    case 'ArrowLeft':
      return hasReports && open.has(id) ? { close: id } : to(row.parent);
    case 'Enter':
      return { visit: id };
    default:
      return undefined;
  }
}

/** Finds the next row after this one whose name starts with the typed letters, wrapping around to the top. */
export function findByPrefix(keystrokes: string, names: readonly string[], at: number): number | undefined {
  const wanted = folded(keystrokes);
  // Repeating one letter goes to the next match; a second letter may still match the same row.
  const first = keystrokes.length > 1 ? at : at + 1;
  for (let step = 0; step < names.length; step += 1) {
    const place = (first + step) % names.length;
    if (folded(names[place] ?? '').startsWith(wanted)) return place;
  }
  return undefined;
}
