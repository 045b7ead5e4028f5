import type { Database } from '@daybreak/supabase/types';
import { BackendError } from '../errors.ts';
import type { Applications, JobApplication } from '../interfaces/Applications.ts';
import { allRows } from './allOf.ts';
import { type ApplicationRow, answersOf, loadFromRows, toNote } from './applicationRows.ts';
import { loadNames, requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';
import { fromStorageError, refusedUpdate, unwrapData } from './failures.ts';
import { callFunction } from './functionCall.ts';
import { bounceReasonOf } from './mail.ts';

const bucket = 'resumes';
/** Seconds that a resume's address works. */
const linkLife = 60;

type Changes = Database['public']['Tables']['job_applications']['Update'];

/** Changes one row. If none is returned, row-level security left everything unchanged. */
async function update(client: Client, id: string, changes: Changes): Promise<JobApplication> {
  const { userId } = await requireSession(client);
  const rows = unwrapData(await client.from('job_applications').update(changes).eq('id', id).select('*'));
  const [application] = await loadFromRows(client, userId, rows ?? [], id);
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
  unwrapData(answer);
}

export const supabaseApplications = (client: Client): Applications => ({
  async list() {
    const { userId } = await requireSession(client);
    const rows = await allRows<ApplicationRow>((from, to) =>
      client
        .from('job_applications')
        .select('*')
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    );
    return loadFromRows(client, userId, rows);
  },

  review: (ids, status) => rpc(client, 'review_applications', { applications: [...ids], status }),

  async addNote(id, { id: noteId, body }) {
    const { userId } = await requireSession(client);
    const [row] =
      unwrapData(
        await client
          .from('application_notes')
          .insert({ id: noteId, application_id: id, body: body.trim() })
          .select('*'),
      ) ?? [];
    if (!row) throw refusedUpdate();
    return toNote(row, await loadNames(client, [userId]), userId);
  },

  async write(id, { noteId, subject, text }) {
    const { userId } = await requireSession(client);
    await callFunction(client, 'write-to-applicant', { application: id, note: noteId, subject, text });
    const row = unwrapData(await client.from('application_notes').select('*').eq('id', noteId).maybeSingle());
    if (!row)
      throw new BackendError(
        'refused',
        "The email was sent, but we couldn't load its note. Reload the page to see it.",
      );
    return toNote(row, await loadNames(client, [userId]), userId);
  },

  async removeNote(id, noteId) {
    await requireSession(client);
    const rows = unwrapData(
      await client.from('application_notes').delete().eq('id', noteId).eq('application_id', id).select('id'),
    );
    if (!rows?.length) throw refusedUpdate();
  },

  correct: (id, details) => update(client, id, { ...answersOf(details), email: details.email }),

  async bounceReason(email) {
    await requireSession(client);
    return bounceReasonOf(client, ['application', 'confirmation'], email.toLowerCase());
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
    const rows = unwrapData(await client.from('job_applications').delete().eq('id', id).select('id'));
    if (!rows?.length) throw refusedUpdate();
  },
});
