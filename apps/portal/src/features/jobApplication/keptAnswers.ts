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

export function readKept(): Kept {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(key);
  } catch (error) {
    console.warn(notKept, error);
  }
  const { resumeName, ...answers } = { ...nothing, ...restoreUnsaved(stored, nothing) };
  return { answers, resumeName };
}

export function keep({ answers, resumeName }: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...answers, resumeName }));
  } catch (error) {
    console.warn(notKept, error);
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.warn(notKept, error);
  }
}
