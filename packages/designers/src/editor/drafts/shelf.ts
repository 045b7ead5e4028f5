import { plainLine } from '@daybreak/print/words';
import { type DraftEntry, type DraftList, maxNameLength } from './drafts.ts';

/** The number of drafts that can be restored. Older ones are deleted for good. */
const trashLimit = 10;

/** Returns the name or, if another draft has it, the name with the next number. */
export function freeName(drafts: readonly DraftEntry[], baseName: string): string {
  const usedNames = new Set(drafts.map(({ name }) => name));
  let name = baseName;
  for (let number = 2; usedNames.has(name); number++) name = `${baseName} ${number}`;
  return name;
}

/** "Draft 2", or the next number that no draft has. */
export function nextName(drafts: readonly DraftEntry[]): string {
  const usedNames = new Set(drafts.map(({ name }) => name));
  let number = 1;
  while (usedNames.has(`Draft ${number}`)) number++;
  return `Draft ${number}`;
}

/** Adds a draft at the end, or after the one it was copied from, and opens it. */
export function withDraft(draftList: DraftList, entry: DraftEntry, previousId?: string): DraftList {
  const at = draftList.drafts.findIndex(({ id }) => id === previousId);
  const drafts = [...draftList.drafts];
  drafts.splice(at < 0 ? drafts.length : at + 1, 0, entry);
  return { ...draftList, drafts, open: entry.id };
}

/** Renames a draft; an empty name changes nothing. */
export function renameDraft(draftList: DraftList, draft: string, typed: string): DraftList {
  const name = plainLine(typed).trim().slice(0, maxNameLength).toWellFormed();
  if (!name) return draftList;
  const unusedName = freeName(
    draftList.drafts.filter(({ id }) => id !== draft),
    name,
  );
  return {
    ...draftList,
    drafts: draftList.drafts.map((each) => (each.id === draft ? { ...each, name: unusedName } : each)),
  };
}

/** Moves a draft to the trash, and opens the one next to it. If it was the last one, `next` takes its place. */
export function moveToTrash(draftList: DraftList, draft: string, next: DraftEntry): DraftList {
  const at = draftList.drafts.findIndex(({ id }) => id === draft);
  const entry = draftList.drafts[at];
  if (!entry) return draftList;
  const left = draftList.drafts.filter((each) => each !== entry);
  const drafts = left.length > 0 ? left : [next];
  const open =
    draft === draftList.open ? (drafts[Math.min(at, drafts.length - 1)]?.id ?? next.id) : draftList.open;
  return { ...draftList, drafts, open, thrown: [entry, ...draftList.thrown].slice(0, trashLimit) };
}

/** Restores the draft that was deleted last, and opens it. */
export function restoreLast(draftList: DraftList): DraftList {
  const [entry, ...thrown] = draftList.thrown;
  if (!entry) return draftList;
  const back = { ...entry, name: freeName(draftList.drafts, entry.name) };
  return { ...draftList, drafts: [...draftList.drafts, back], open: back.id, thrown };
}
