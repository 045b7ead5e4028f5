import type { Database } from '@daybreak/supabase/types';
import {
  type ApplicantDetails,
  type ApplicationNote,
  applicationStatuses,
  type JobApplication,
} from '../interfaces/Applications.ts';
import { allRows } from './allOf.ts';
import { loadNames } from './auth.ts';
import type { Client } from './client.ts';

export type ApplicationRow = Database['public']['Tables']['job_applications']['Row'];

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

/** The applicant's answers. */
export const toApplicantDetails = (row: Omit<ApplicationRow, 'id'>): ApplicantDetails => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone || null,
  experience: oneOf(row.experience_years, ['entry', 'mid', 'senior'] as const) ?? '0',
  startDate: row.available_start_date,
  salary: row.salary_expectations || null,
  authorization: oneOf(row.work_authorization, ['yes', 'no'] as const) ?? null,
});

/** The applicant's answers as stored, without the address. */
export const answersOf = (details: ApplicantDetails) => ({
  first_name: details.firstName,
  last_name: details.lastName,
  phone: details.phone,
  experience_years: details.experience,
  available_start_date: details.startDate,
  salary_expectations: details.salary,
  work_authorization: details.authorization,
});

interface ApplicationNames {
  /** Names of reviewers, by account. */
  names: ReadonlyMap<string, string>;
  /** Titles of positions. */
  titles: ReadonlyMap<string, string>;
  /** By application, oldest first. */
  notes: ReadonlyMap<string, readonly ApplicationNote[]>;
}

const toApplication = (row: ApplicationRow, { names, titles, notes }: ApplicationNames): JobApplication => ({
  id: row.id,
  reference: row.reference,
  ...toApplicantDetails(row),
  position: row.position_id ? { id: row.position_id, title: titles.get(row.position_id) ?? '' } : null,
  language: oneOf(row.language, ['es'] as const) ?? 'en',
  resume: row.resume_url,
  resumeName: row.resume_name ?? undefined,
  status: oneOf(row.status, applicationStatuses) ?? 'new',
  notes: notes.get(row.id) ?? [],
  submittedAt: row.created_at,
  correction: row.corrected_at
    ? {
        at: row.corrected_at,
        by: names.get(row.corrected_by ?? '') ?? null,
        isByApplicant: row.corrected_by_sender,
      }
    : null,
});

type NoteRow = Database['public']['Tables']['application_notes']['Row'];

export const toNote = (row: NoteRow, names: ReadonlyMap<string, string>, me: string): ApplicationNote => ({
  id: row.id,
  body: row.body,
  at: row.written_at,
  author: names.get(row.author_id ?? '') ?? null,
  isOwn: row.author_id === me,
});

/**
 * Turns the rows into applications, with their notes and the names they refer to.
 *
 * @param only limits the notes to this application
 */
export async function loadFromRows(
  client: Client,
  me: string,
  rows: readonly ApplicationRow[],
  only?: string,
): Promise<JobApplication[]> {
  if (rows.length === 0) return [];
  const [noteRows, positions] = await Promise.all([
    allRows<NoteRow>((from, to) => {
      const notes = client.from('application_notes').select('*');
      const selected = only ? notes.eq('application_id', only) : notes;
      return selected.order('written_at').order('id').range(from, to);
    }),
    rows.some(({ position_id }) => position_id)
      ? allRows((from, to) => client.from('positions').select('id, title').order('id').range(from, to))
      : [],
  ]);
  const names = await loadNames(client, [
    ...rows.flatMap((row) => row.corrected_by ?? []),
    ...noteRows.flatMap(({ author_id }) => author_id ?? []),
  ]);
  const notes = new Map<string, ApplicationNote[]>();
  for (const row of noteRows) {
    const applicationNotes = notes.get(row.application_id) ?? [];
    applicationNotes.push(toNote(row, names, me));
    notes.set(row.application_id, applicationNotes);
  }
  const titles = new Map(positions.map(({ id, title }) => [id, title]));
  return rows.map((row) => toApplication(row, { names, titles, notes }));
}
