import { type Answers, noAnswers } from '../../shared/applications/answers.ts';
import { restoreUnsaved } from '../../shared/forms/keptForm.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

/**
 * The answers, kept for a reload. In sessionStorage, not localStorage: applicants use shared computers, so their
 * answers should disappear with the tab.
 */
const key = 'daybreak-job-application';

const nothing = { ...noAnswers, resumeName: '' };

export interface Kept {
  answers: Answers;
  /** Name of the chosen file, or an empty string. Files themselves can't be kept. */
  resumeName: string;
}

export function readKept(): Kept {
  const stored = readStored(key, 'sessionStorage');
  const { resumeName, ...answers } = { ...nothing, ...restoreUnsaved(stored, nothing) };
  return { answers, resumeName };
}

export const keep = ({ answers, resumeName }: Kept): void =>
  void writeStored(key, JSON.stringify({ ...answers, resumeName }), 'sessionStorage');

export const forget = (): void => void writeStored(key, null, 'sessionStorage');
