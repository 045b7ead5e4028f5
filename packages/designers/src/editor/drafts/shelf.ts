import { plainLine } from '@daybreak/print/words';
import { type DraftEntry, longestName, type Shelf } from './drafts.ts';

/** The number of drafts that can be restored. Older ones are deleted for good. */
const binSize = 10;

/** Returns the name or, if another draft has it, the name with the next number. */
export function freeName(drafts: readonly DraftEntry[], wanted: string): string {
  const taken = new Set(drafts.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
  return name;
}

/** "Draft 2", or the next number that no draft has. */
export function nextName(drafts: readonly DraftEntry[]): string {
  const taken = new Set(drafts.map(({ name }) => name));
  let number = 1;
  while (taken.has(`Draft ${number}`)) number++;
  return `Draft ${number}`;
}

/** Adds a draft at the end, or after the one it was copied from, and opens it. */
export function withDraft(shelf: Shelf, entry: DraftEntry, behind?: string): Shelf {
  const at = shelf.drafts.findIndex(({ id }) => id === behind);
  const drafts = [...shelf.drafts];
  drafts.splice(at < 0 ? drafts.length : at + 1, 0, entry);
  return { ...shelf, drafts, open: entry.id };
}

/** Renames a draft; an empty name changes nothing. */
export function renamed(shelf: Shelf, draft: string, typed: string): Shelf {
  const name = plainLine(typed).trim().slice(0, longestName).toWellFormed();
  if (!name) return shelf;
  const free = freeName(
    shelf.drafts.filter(({ id }) => id !== draft),
    name,
  );
  return {
    ...shelf,
    drafts: shelf.drafts.map((each) => (each.id === draft ? { ...each, name: free } : each)),
  };
}

/** Moves a draft to the trash, and opens the one next to it. If it was the last one, `next` takes its place. */
export function thrownAway(shelf: Shelf, draft: string, next: DraftEntry): Shelf {
  const at = shelf.drafts.findIndex(({ id }) => id === draft);
  const entry = shelf.drafts[at];
  if (!entry) return shelf;
  const left = shelf.drafts.filter((each) => each !== entry);
  const drafts = left.length > 0 ? left : [next];
  const open = draft === shelf.open ? (drafts[Math.min(at, drafts.length - 1)]?.id ?? next.id) : shelf.open;
  return { ...shelf, drafts, open, thrown: [entry, ...shelf.thrown].slice(0, binSize) };
}

/** Restores the draft that was deleted last, and opens it. */
export function broughtBack(shelf: Shelf): Shelf {
  const [entry, ...thrown] = shelf.thrown;
  if (!entry) return shelf;
  const back = { ...entry, name: freeName(shelf.drafts, entry.name) };
  return { ...shelf, drafts: [...shelf.drafts, back], open: back.id, thrown };
}
