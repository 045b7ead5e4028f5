import type { JobApplication } from '../../backend/Backend.ts';
import { saveText } from '../../files/startDownload.ts';
import { experienceLabels } from '../applicationForm/messages.ts';
import { fileNameOf } from './applicationsView.ts';
import { detail, statusLabels } from './messages.ts';

/**
 * A cell that no spreadsheet takes for a formula: one that begins like a formula, also behind blanks, gets an apostrophe
 * in front (OWASP, CSV injection). Always in quotes, so that commas and line breaks stay inside (RFC 4180).
 */
export function csvCell(text: string): string {
  // A NUL cuts a cell short in some programs, and what follows it could begin anew.
  const plain = text.replaceAll('\0', '');
  const harmless = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/.test(plain)
    ? `'${plain}`
    : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const columns: readonly [header: string, cell: (application: JobApplication) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Submitted', ({ submittedAt }) => submittedAt],
  ['Status', ({ status }) => statusLabels[status]],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  [detail.email, ({ email }) => email],
  [detail.phone, ({ phone }) => phone ?? ''],
  [detail.experience, ({ experience }) => experienceLabels[experience]],
  [detail.start, ({ startDate }) => startDate],
  [detail.salary, ({ salary }) => salary ?? ''],
  [detail.authorization, ({ authorization }) => (authorization ? detail[authorization] : '')],
  [detail.resume, ({ resume }) => (resume ? fileNameOf(resume) : '')],
  [detail.notes, ({ notes }) => notes],
];

/** The applications as a table for spreadsheets: UTF-8 with a mark, without which Excel reads it as another encoding. */
export const csvOf = (applications: readonly JobApplication[]): string =>
  `\ufeff${[
    columns.map(([header]) => header),
    ...applications.map((application) => columns.map(([, cell]) => cell(application))),
  ]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('')}`;

/** Offers the table as a download. `day`: of today, such as `2026-11-21`. */
export function saveCsv(applications: readonly JobApplication[], day: string): void {
  saveText(csvOf(applications), 'text/csv', `job-applications-${day}.csv`);
}
