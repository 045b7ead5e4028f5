import type { Database } from '@daybreak/supabase/types';
import { type Applications, applicationStatuses, type JobApplication } from '../Backend.ts';
import { BackendError } from '../errors.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { dataOf, refusedUpdate } from './failures.ts';

const bucket = 'resumes';
/** Seconds that an address of a resume works. */
const linkLife = 60;
/** Rows per request: hosted projects answer with no more than a thousand. */
const pageSize = 1_000;

type Row = Database['public']['Tables']['job_applications']['Row'];

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

const fromRow = (row: Row): JobApplication => ({
  id: row.id,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone || null,
  experience: oneOf(row.experience_years, ['entry', 'mid', 'senior'] as const) ?? '0',
  startDate: row.available_start_date,
  salary: row.salary_expectations || null,
  authorization: oneOf(row.work_authorization, ['yes', 'no'] as const) ?? null,
  resume: row.resume_url,
  status: oneOf(row.status, applicationStatuses) ?? 'new',
  notes: row.notes,
  submittedAt: row.created_at,
});

/** What Storage answered, in the portal's words. A file that one may not see is one that there is not. */
function fromStorageError(error: Error): BackendError {
  const status = Number('status' in error ? error.status : 0);
  const kind = !status || status >= 500 ? 'unreachable' : status === 401 ? 'signedOut' : 'refused';
  return new BackendError(kind, error.message, { cause: error });
}

export const supabaseApplications = (client: Client): Applications => ({
  async list() {
    await requireSession(client);
    const applications: JobApplication[] = [];
    for (;;) {
      const rows: Row[] | null = dataOf(
        await client
          .from('job_applications')
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(applications.length, applications.length + pageSize - 1),
      );
      // Not "fewer than asked for": a project may answer with fewer rows at a time than a page here has.
      if (!rows?.length) return applications;
      applications.push(...rows.map(fromRow));
    }
  },

  async review(id, changes) {
    await requireSession(client);
    const rows = dataOf(await client.from('job_applications').update(changes).eq('id', id).select('*'));
    const row = rows?.[0];
    if (!row) throw refusedUpdate();
    return fromRow(row);
  },

  async resumeLink(resume) {
    await requireSession(client);
    // Saved, and never shown: what a stranger sent is opened outside the browser's window of the portal.
    const download = resume.replace(/^\d{13}_/, '');
    const { data, error } = await client.storage.from(bucket).createSignedUrl(resume, linkLife, { download });
    if (error) throw fromStorageError(error);
    return data.signedUrl;
  },

  async remove({ id, resume }) {
    await requireSession(client);
    if (resume) {
      const { error } = await client.storage.from(bucket).remove([resume]);
      if (error) throw fromStorageError(error);
    }
    const rows = dataOf(await client.from('job_applications').delete().eq('id', id).select('id'));
    if (!rows?.length) throw refusedUpdate();
  },
});
