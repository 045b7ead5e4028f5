import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { experienceLabels } from '../../shared/applications/messages.ts';
import { fileNameOf } from '../../shared/applications/storedName.ts';
import { type CsvColumn, toCsv } from '../../shared/downloads/csv.ts';
import { saveText } from '../../shared/downloads/startDownload.ts';
import { detail } from './messages.ts';
import { noteSigned } from './noteSigned.ts';

export const columns: readonly CsvColumn<JobApplication>[] = [
  ['Reference', ({ reference }) => reference],
  ['Submitted', ({ submittedAt }) => submittedAt],
  ['Status', ({ status }) => statusLabels[status]],
  [detail.position, ({ position }) => position?.title ?? ''],
  [detail.language, ({ language }) => detail.languages[language]],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  [detail.email, ({ email }) => email],
  [detail.phone, ({ phone }) => phone ?? ''],
  [detail.experience, ({ experience }) => experienceLabels[experience]],
  [detail.start, ({ startDate }) => startDate],
  [detail.salary, ({ salary }) => salary ?? ''],
  [detail.authorization, ({ authorization }) => (authorization ? detail[authorization] : '')],
  [detail.resume, ({ resume, resumeName }) => (resume ? fileNameOf(resume, resumeName) : '')],
  [detail.notes, ({ notes }) => notes.map((note) => `${noteSigned(note)}: ${note.body}`).join('\n')],
];

/**
 * Downloads the applications for spreadsheets.
 *
 * @param day today, such as `2026-11-21`
 */
export function saveCsv(applications: readonly JobApplication[], day: string): void {
  saveText(toCsv(columns, applications), 'text/csv', `job-applications-${day}.csv`);
}
