import { type Answers, noAnswers } from '../../shared/applications/answers.ts';
import { restoreUnsaved } from '../../shared/forms/storedForm.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

/**
 * The answers, kept for a reload. In sessionStorage, not localStorage: applicants use shared computers, so their
 * answers should disappear with the tab.
 */
const key = 'daybreak-job-application';

const emptyAnswers = { ...noAnswers, resumeName: '' };

export interface StoredAnswers {
  answers: Answers;
  /** Name of the chosen file, or an empty string. Files themselves can't be kept. */
  resumeName: string;
}

export function readAnswers(): StoredAnswers {
  const stored = readStored(key, 'sessionStorage');
  const { resumeName, ...answers } = { ...emptyAnswers, ...restoreUnsaved(stored, emptyAnswers) };
  return { answers, resumeName };
}

export const storeAnswers = ({ answers, resumeName }: StoredAnswers): void =>
  void writeStored(key, JSON.stringify({ ...answers, resumeName }), 'sessionStorage');

export const clearAnswers = (): void => void writeStored(key, null, 'sessionStorage');
