import type { AnyDraft } from '../fields/fields.ts';
import {
  appendStep,
  applyStep,
  changesBetween,
  type History,
  type HistoryStep,
  noHistory,
  recordStep,
  revertStep,
  stepLimit,
  type TextChange,
} from './history.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isChange = (value: unknown): value is TextChange => {
  if (!isObject(value)) return false;
  const { field, at, out, into }: Partial<Record<keyof TextChange, unknown>> = value;
  return isText(field) && isText(out) && isText(into) && Number.isInteger(at) && Number(at) >= 0;
};

const isStep = (value: unknown): value is HistoryStep => {
  if (!isObject(value)) return false;
  const { by, changes }: Partial<Record<keyof HistoryStep, unknown>> = value;
  return isText(by) && Array.isArray(changes) && changes.length > 0 && changes.every(isChange);
};

/** Returns the steps, nearest first, that can be followed from a draft while its values stay allowed. */
function reachableSteps(
  draft: AnyDraft,
  steps: unknown,
  move: typeof revertStep,
  allowed: (draft: AnyDraft) => boolean,
): readonly HistoryStep[] {
  const keptSteps: HistoryStep[] = [];
  let at: AnyDraft | undefined = draft;
  for (const step of Array.isArray(steps) ? steps.slice(-stepLimit).reverse() : []) {
    at = isStep(step) ? move(at, step) : undefined;
    if (!at || !allowed(at)) break;
    keptSteps.unshift(step);
  }
  return keptSteps;
}

/**
 * The stored form of a history: its steps, the draft that they lead to, and whether a piece was then opened in its
 * place.
 */
interface KeptHistory extends Omit<History, 'at'> {
  readonly tip: AnyDraft;
  readonly opened?: true;
}

/**
 * Restores a draft's history from any stored value, as far as it leads to allowed drafts. If a piece was opened in the
 * draft's place, that becomes the last step. Never throws.
 *
 * @param stored the stored value
 * @param draft the current draft
 * @param restore makes an allowed draft from any value
 */
export function restoreHistory<Draft extends AnyDraft>(
  stored: unknown,
  draft: Draft,
  restore: (stored: unknown) => Draft,
): History {
  if (!isObject(stored)) return noHistory;
  const { tip, done, undone, opened }: Partial<Record<keyof KeptHistory, unknown>> = stored;
  if (!isObject(tip)) return noHistory;
  const from = restore(tip);
  const allowed = (each: AnyDraft) => changesBetween(each, restore(each)).length === 0;
  const history = {
    done: reachableSteps(from, done, revertStep, allowed),
    undone: reachableSteps(from, undone, applyStep, allowed),
  };
  return opened === true
    ? recordStep(history, from, draft, { by: '#opened' })
    : appendStep(history, from, draft, '#opened');
}
