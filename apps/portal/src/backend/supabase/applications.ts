import type { Database } from '@daybreak/supabase/types';
import { BackendError } from '../errors.ts';
import {
  type ApplicantDetails,
  type ApplicationNote,
  type Applications,
  applicationStatuses,
  type JobApplication,
} from '../interfaces/Applications.ts';
import { allOf } from './allOf.ts';
import { namesOf, requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { dataOf, fromStorageError, refusedUpdate } from './failures.ts';
import { callFunction } from './functionCall.ts';

const bucket = 'resumes';
/** Seconds that a resume's address works. */
const linkLife = 60;

type Row = Database['public']['Tables']['job_applications']['Row'];
type Changes = Database['public']['Tables']['job_applications']['Update'];

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

/** The applicant's answers. */
export const detailsFrom = (row: Omit<Row, 'id'>): ApplicantDetails => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone || null,
  experience: oneOf(row.experience_years, ['entry', 'mid', 'senior'] as const) ?? '0',
  startDate: row.available_start_date,
  salary: row.salary_expectations || null,
  authorization: oneOf(row.work_authorization, ['yes', 'no'] as const) ?? null,
});

interface ApplicationNames {
  /** Names of reviewers, by account. */
  names: ReadonlyMap<string, string>;
  /** Titles of positions. */
  titles: ReadonlyMap<string, string>;
  /** By application, oldest first. */
  notes: ReadonlyMap<string, readonly ApplicationNote[]>;
}

const fromRow = (row: Row, { names, titles, notes }: ApplicationNames): JobApplication => ({
  id: row.id,
  reference: row.reference,
  ...detailsFrom(row),
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

const noteFrom = (row: NoteRow, names: ReadonlyMap<string, string>, me: string): ApplicationNote => ({
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
async function fromRows(
  client: Client,
  me: string,
  rows: readonly Row[],
  only?: string,
): Promise<JobApplication[]> {
  if (rows.length === 0) return [];
  const [noteRows, positions] = await Promise.all([
    allOf<NoteRow>(async (from, to) => {
      const notes = client.from('application_notes').select('*');
      const wanted = only ? notes.eq('application_id', only) : notes;
      return dataOf(await wanted.order('written_at').order('id').range(from, to));
    }),
    rows.some(({ position_id }) => position_id)
      ? allOf<{ id: string; title: string }>(async (from, to) =>
          dataOf(await client.from('positions').select('id, title').order('id').range(from, to)),
        )
      : [],
  ]);
  const names = await namesOf(client, [
    ...rows.flatMap((row) => row.corrected_by ?? []),
    ...noteRows.flatMap(({ author_id }) => author_id ?? []),
  ]);
  const notes = new Map<string, ApplicationNote[]>();
  for (const row of noteRows) {
    const own = notes.get(row.application_id) ?? [];
    own.push(noteFrom(row, names, me));
    notes.set(row.application_id, own);
  }
  const titles = new Map(positions.map(({ id, title }) => [id, title]));
  return rows.map((row) => fromRow(row, { names, titles, notes }));
}

/** Changes one row. If none is returned, row-level security left everything unchanged. */
async function update(client: Client, id: string, changes: Changes): Promise<JobApplication> {
  const { userId } = await requireSession(client);
  const rows = dataOf(await client.from('job_applications').update(changes).eq('id', id).select('*'));
  const [application] = await fromRows(client, userId, rows ?? [], id);
  if (!application) throw refusedUpdate();
  return application;
}

/** Opens a resume, which the server records and allows for a minute. A deleted one needs no opening. */
async function open(client: Client, resume: string, purpose: 'reading' | 'deletion'): Promise<void> {
  const answer = await client.rpc('open_resume', { resume, purpose });
  if (answer.error?.code === 'P0002') {
    if (purpose === 'deletion') return;
    throw new BackendError('refused', answer.error.message, { cause: answer.error });
  }
  dataOf(answer);
}

export const supabaseApplications = (client: Client): Applications => ({
  async list() {
    const { userId } = await requireSession(client);
    const rows = await allOf<Row>(async (from, to) =>
      dataOf(
        await client
          .from('job_applications')
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      ),
    );
    return fromRows(client, userId, rows);
  },

  async review(ids, status) {
    await requireSession(client);
    dataOf(await client.rpc('review_applications', { applications: [...ids], status }));
  },

  async addNote(id, { id: noteId, body }) {
    const { userId } = await requireSession(client);
    const [row] =
      dataOf(
        await client
          .from('application_notes')
          .insert({ id: noteId, application_id: id, body: body.trim() })
          .select('*'),
      ) ?? [];
    if (!row) throw refusedUpdate();
    return noteFrom(row, await namesOf(client, [userId]), userId);
  },

  async write(id, { noteId, subject, text }) {
    const { userId } = await requireSession(client);
    await callFunction(client, 'write-to-applicant', { application: id, note: noteId, subject, text });
    const row = dataOf(await client.from('application_notes').select('*').eq('id', noteId).maybeSingle());
    if (!row)
      throw new BackendError(
        'refused',
        "The email was sent, but we couldn't load its note. Reload the page to see it.",
      );
    return noteFrom(row, await namesOf(client, [userId]), userId);
  },

  async removeNote(id, noteId) {
    await requireSession(client);
    const rows = dataOf(
      await client.from('application_notes').delete().eq('id', noteId).eq('application_id', id).select('id'),
    );
    if (!rows?.length) throw refusedUpdate();
  },

  correct: (id, { firstName, lastName, email, phone, experience, startDate, salary, authorization }) =>
    update(client, id, {
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      experience_years: experience,
      available_start_date: startDate,
      salary_expectations: salary,
      work_authorization: authorization,
    }),

  async bounceReason(email) {
    await requireSession(client);
    const mail = dataOf(
      await client
        .from('mail_log')
        .select('state, reason')
        .in('kind', ['application', 'confirmation'])
        .eq('recipient', email.toLowerCase())
        .order('id', { ascending: false })
        .limit(1)
        .maybeSingle(),
    );
    return mail?.state === 'bounced' ? (mail.reason ?? '') : null;
  },

  async resumeLink(resume, name = resume.replace(/^\d{13}_/, '')) {
    await requireSession(client);
    await open(client, resume, 'reading');
    const { data, error } = await client.storage.from(bucket).createSignedUrl(resume, linkLife);
    if (error) throw fromStorageError(error);
    // Downloaded, never displayed. The client's own option encodes the name twice: "R&D" would be saved as "R%26D".
    const link = new URL(data.signedUrl);
    link.searchParams.set('download', name);
    return link.href;
  },

  async remove({ id, resume }) {
    await requireSession(client);
    if (resume) {
      await open(client, resume, 'deletion');
      const { error } = await client.storage.from(bucket).remove([resume]);
      if (error) throw fromStorageError(error);
    }
    const rows = dataOf(await client.from('job_applications').delete().eq('id', id).select('id'));
    if (!rows?.length) throw refusedUpdate();
  },
});
