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
type Changes = Database['public']['Tables']['job_applications']['Update'];

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

const fromRow = (
  row: Row,
  names: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): JobApplication => ({
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
  position: row.position_id ? { id: row.position_id, title: titles.get(row.position_id) ?? '' } : null,
  resume: row.resume_url,
  status: oneOf(row.status, applicationStatuses) ?? 'new',
  notes: row.notes,
  submittedAt: row.created_at,
  corrected: row.corrected_at
    ? { at: row.corrected_at, by: names.get(row.corrected_by ?? '') ?? null }
    : null,
});

/** The rows as applications, with the names of those who corrected them and of what they are for. */
async function fromRows(client: Client, rows: readonly Row[]): Promise<JobApplication[]> {
  const accounts = [...new Set(rows.flatMap((row) => row.corrected_by ?? []))];
  const people = accounts.length
    ? dataOf(
        await client.from('staff_directory').select('user_id, first_name, last_name').in('user_id', accounts),
      )
    : [];
  const names = new Map(
    people?.map(({ user_id, first_name, last_name }) => [
      user_id ?? '',
      [first_name, last_name].filter(Boolean).join(' '),
    ]),
  );
  const positions = rows.some(({ position_id }) => position_id)
    ? dataOf(await client.from('positions').select('id, title'))
    : [];
  const titles = new Map(positions?.map(({ id, title }) => [id, title]));
  return rows.map((row) => fromRow(row, names, titles));
}

/** Changes one row; none that answers means that row-level security left everything as it was. */
async function changed(client: Client, id: string, changes: Changes): Promise<JobApplication> {
  await requireSession(client);
  const rows = dataOf(await client.from('job_applications').update(changes).eq('id', id).select('*'));
  const [application] = await fromRows(client, rows ?? []);
  if (!application) throw refusedUpdate();
  return application;
}

/** What Storage answered, in the portal's words. A file that one may not see is one that there is not. */
function fromStorageError(error: Error): BackendError {
  const status = Number('status' in error ? error.status : 0);
  const kind = !status || status >= 500 ? 'unreachable' : status === 401 ? 'signedOut' : 'refused';
  return new BackendError(kind, error.message, { cause: error });
}

/** The server notes who opens a resume, and has it ready for them for a minute. One that is gone needs no opening. */
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
    await requireSession(client);
    const received: Row[] = [];
    for (;;) {
      const rows: Row[] | null = dataOf(
        await client
          .from('job_applications')
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(received.length, received.length + pageSize - 1),
      );
      // Not "fewer than asked for": a project may answer with fewer rows at a time than a page here has.
      if (!rows?.length) return fromRows(client, received);
      received.push(...rows);
    }
  },

  review: (id, changes) => changed(client, id, changes),

  correct: (id, { firstName, lastName, email, phone, experience, startDate, salary, authorization }) =>
    changed(client, id, {
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      experience_years: experience,
      available_start_date: startDate,
      salary_expectations: salary,
      work_authorization: authorization,
    }),

  async resumeLink(resume) {
    await requireSession(client);
    await open(client, resume, 'reading');
    const { data, error } = await client.storage.from(bucket).createSignedUrl(resume, linkLife);
    if (error) throw fromStorageError(error);
    // Saved, and never shown. The client's own option encodes the name twice: "R&D" would be saved as "R%26D".
    const link = new URL(data.signedUrl);
    link.searchParams.set('download', resume.replace(/^\d{13}_/, ''));
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
