import { restoreUnsaved } from '../../forms/keptForm.ts';
import { type Answers, noAnswers } from './answers.ts';
import { tolerant } from './tolerant.ts';

/**
 * What survives a reload. In the session's storage and not the browser's: applicants sit at shared computers, and what they
 * typed goes with the tab.
 */
const key = 'daybreak-job-application';

const nothing = { ...noAnswers, resumeName: '' };

export interface Kept {
  answers: Answers;
  /** Name of the file that had been chosen, or nothing: files cannot be kept. */
  resumeName: string;
}

export function readKept(): Kept {
  const stored = tolerant(() => sessionStorage.getItem(key)) ?? null;
  const { resumeName, ...answers } = { ...nothing, ...restoreUnsaved(stored, nothing) };
  return { answers, resumeName };
}

export const keep = ({ answers, resumeName }: Kept): void =>
  tolerant(() => sessionStorage.setItem(key, JSON.stringify({ ...answers, resumeName })));

export const forget = (): void => tolerant(() => sessionStorage.removeItem(key));
