import { restoreUnsaved } from '../../forms/keptForm.ts';
import { type Answers, noAnswers } from './answers.ts';

/**
 * What survives a reload. In the session's storage and not the browser's: applicants sit at shared computers, and what they
 * typed goes with the tab.
 */
const key = 'daybreak-job-application';
const notKept = 'This browser keeps no answers over a reload.';

const nothing = { ...noAnswers, resumeName: '' };

export interface Kept {
  answers: Answers;
  /** Name of the file that had been chosen, or nothing: files cannot be kept. */
  resumeName: string;
}

/** Asks the session's storage for something. A browser that blocks it, or has it full, keeps nothing. */
function kept<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch (error) {
    console.warn(notKept, error);
  }
}

export function readKept(): Kept {
  const stored = kept((storage) => storage.getItem(key)) ?? null;
  const { resumeName, ...answers } = { ...nothing, ...restoreUnsaved(stored, nothing) };
  return { answers, resumeName };
}

export const keep = ({ answers, resumeName }: Kept): void =>
  kept((storage) => storage.setItem(key, JSON.stringify({ ...answers, resumeName })));

export const forget = (): void => kept((storage) => storage.removeItem(key));
