import type { AnyDraft } from '../fields/fields.ts';
import { readOverrideKey } from '../fields/sizeOverrides.ts';

/** A change to the text of one field: at `at`, `out` was replaced by `into`. */
export interface TextChange {
  readonly field: string;
  readonly at: number;
  readonly out: string;
  readonly into: string;
}

/** The changes that one undo takes back. */
export interface HistoryStep {
  /** The edited field, the action (`#reset`), or both (`picture#crop`). */
  readonly by: string;
  readonly changes: readonly TextChange[];
}

/** The steps from a draft's first state to its current one, and the undone steps after it. */
export interface History {
  /** Oldest first. */
  readonly done: readonly HistoryStep[];
  /** The next one to redo is last. */
  readonly undone: readonly HistoryStep[];
  /** The time of the last step, in milliseconds; undefined if nothing may be merged into it. */
  readonly at?: number;
}

export const noHistory: History = { done: [], undone: [] };

/** The maximum number of steps. The oldest are dropped first. */
export const stepLimit = 300;

/** Changes to one field that are closer together than this, in milliseconds, can become one step. */
export const mergeWindow = 1_000;

const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** The one stretch in which two texts differ. Never cut inside a character, because stored text must be well-formed. */
function change(field: string, before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  if (at > 0 && (isLowSurrogate(before, at) || isLowSurrogate(after, at))) at--;
  let commonEnd = 0;
  while (commonEnd < shorter - at && before.at(-1 - commonEnd) === after.at(-1 - commonEnd)) commonEnd++;
  if (commonEnd > 0 && isLowSurrogate(before, before.length - commonEnd)) commonEnd--;
  return {
    field,
    at,
    out: before.slice(at, before.length - commonEnd),
    into: after.slice(at, after.length - commonEnd),
  };
}

/**
 * The changes that turn one draft into the other. Both have the same fields; a size's value that only one has counts as
 * empty in the other.
 */
export const changesBetween = (before: AnyDraft, after: AnyDraft): readonly TextChange[] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [oldText = '', newText = ''] = [before[field], after[field]];
    return oldText === newText ? [] : [change(field, oldText, newText)];
  });

const backwards = ({ field, at, out, into }: TextChange): TextChange => ({ field, at, out: into, into: out });

/** The draft after the changes; undefined if they were made to a different draft. */
function changed<Draft extends AnyDraft>(draft: Draft, changes: readonly TextChange[]): Draft | undefined {
  const changedDraft: Record<string, string> = { ...draft };
  for (const { field, at, out, into } of changes) {
    const isOwn = readOverrideKey(field) !== undefined;
    const value = Object.hasOwn(changedDraft, field) ? changedDraft[field] : isOwn ? '' : undefined;
    if (value === undefined || value.slice(at, at + out.length) !== out || at > value.length)
      return undefined;
    changedDraft[field] = value.slice(0, at) + into + value.slice(at + out.length);
    // Once reset, a size has no value of its own.
    if (isOwn && changedDraft[field] === '') delete changedDraft[field];
  }
  return changedDraft as Draft;
}

/** The draft before a step and the draft after it. */
export const revertStep = <Draft extends AnyDraft>(
  draft: Draft,
  { changes }: HistoryStep,
): Draft | undefined => changed(draft, changes.map(backwards));
export const applyStep = <Draft extends AnyDraft>(
  draft: Draft,
  { changes }: HistoryStep,
): Draft | undefined => changed(draft, changes);

/**
 * The rule for merging changes to a field into one step: words while typing, a crop while dragging, a date while it's
 * filled in.
 */
type Joining = 'words' | 'each' | 'never';

/** Returns whether typing continues the word of the last step: by adding to it, revising it, or deleting from there. */
function continuesWord(last: TextChange, next: TextChange, text: string): boolean {
  const end = next.at + next.out.length;
  if (next.into === '' && last.into === '') return end === last.at || next.at === last.at;
  const newWord =
    next.out === '' &&
    /\S/.test(last.into) &&
    /\S/.test(next.into.charAt(0)) &&
    /\s/.test(text.charAt(next.at - 1));
  // If a letter is typed twice in a row, the change is found one place further on.
  return !newWord && next.at >= last.at && end <= last.at + last.into.length + 1;
}

function joins(last: HistoryStep, next: HistoryStep, draft: AnyDraft, joining: Joining): boolean {
  const [lastChange, nextChange] = [last.changes[0], next.changes[0]];
  if (joining === 'never' || last.by !== next.by || !lastChange || !nextChange) return false;
  if (joining === 'each') return true;
  return (
    last.changes.length === 1 &&
    next.changes.length === 1 &&
    continuesWord(lastChange, nextChange, draft[nextChange.field] ?? '')
  );
}

export interface StepOptions {
  by: string;
  /** In milliseconds, on any clock. Without it, the step isn't merged with others. */
  time?: number;
  joining?: Joining;
}

/** Returns the history after a draft changed into another. Clears the steps to redo. */
export function recordStep(
  history: History,
  draft: AnyDraft,
  next: AnyDraft,
  { by, time, joining = 'never' }: StepOptions,
): History {
  const step = { by, changes: changesBetween(draft, next) };
  if (step.changes.length === 0) return history;
  const last = history.done.at(-1);
  const isSoon = time !== undefined && history.at !== undefined && time - history.at < mergeWindow;
  const start = isSoon && last && joins(last, step, draft, joining) ? revertStep(draft, last) : undefined;
  if (!start) return { done: [...history.done, step].slice(-stepLimit), undone: [], at: time };
  const changes = changesBetween(start, next);
  const done = history.done.slice(0, -1);
  // Typed and taken back right away: there's nothing to undo, and nothing to merge with.
  return changes.length === 0
    ? { done, undone: [] }
    : { done: [...done, { by, changes }], undone: [], at: time };
}

export interface DraftWithHistory<Draft extends AnyDraft = AnyDraft> {
  readonly draft: Draft;
  readonly history: History;
}

export function undo<Draft extends AnyDraft>(state: DraftWithHistory<Draft>): DraftWithHistory<Draft> {
  const { done, undone } = state.history;
  const step = done.at(-1);
  const draft = step && revertStep(state.draft, step);
  return draft ? { draft, history: { done: done.slice(0, -1), undone: [...undone, step] } } : state;
}

export function redo<Draft extends AnyDraft>(state: DraftWithHistory<Draft>): DraftWithHistory<Draft> {
  const { done, undone } = state.history;
  const step = undone.at(-1);
  const draft = step && applyStep(state.draft, step);
  return draft ? { draft, history: { done: [...done, step], undone: undone.slice(0, -1) } } : state;
}

/**
 * Extends a history that leads to one draft so it leads to another. The step is named after the field that differs or,
 * if several do, after the action.
 */
export function appendStep(history: History, tip: AnyDraft, draft: AnyDraft, action: string): History {
  const [change, ...otherChanges] = changesBetween(tip, draft);
  return recordStep(history, tip, draft, { by: change && otherChanges.length === 0 ? change.field : action });
}
