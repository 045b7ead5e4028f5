import type { Client, TestBackend } from './backend.ts';
import { newReference } from './tickets.ts';

export const megabyte = 1024 * 1024;

/** A stored name for a resume, with the stamp that uploads need. */
export const named = (name: string) => `${Date.now()}_${name}`;

/** A resume with these words, or with as many empty bytes. */
export const file = (bytes: number | string = '%PDF-1.7 words', type = 'application/pdf') =>
  new File([typeof bytes === 'number' ? new Uint8Array(bytes) : bytes], 'resume', { type });

/** Uploads without a ticket. */
export const put = (client: Client, path: string, content: File = file(), upsert = false) =>
  client.storage.from('resumes').upload(path, content, { upsert, contentType: content.type });

/** The required fields of an application. */
export const applicant = { first_name: 'Jo', last_name: 'Doe', email: 'jo@example.com' };

/** Returns what an applicant and an administrator do with resumes and applications. */
export function applicationSteps(backend: Pick<TestBackend, 'signIn' | 'sql'>) {
  /** A reference with a ticket for this file; issues the ticket the first time. */
  async function ticketOf(resume: string | null, reference = newReference()): Promise<string> {
    await backend.sql(
      'insert into private.application_tickets (reference, resume) values ($1, $2) on conflict do nothing',
      [reference, resume],
    );
    const tickets = await backend.sql<{ reference: string }>(
      'select reference from private.application_tickets where resume = $1',
      [resume],
    );
    return tickets[0]?.reference ?? reference;
  }

  /** Records a check, like the function that checks an uploaded file. */
  const check = () =>
    backend.sql(`update private.application_tickets as held set checked_version = stored.version
      from storage.objects as stored where stored.name = held.resume`);

  return {
    ticketOf,
    check,

    /** Uploads with a ticket. */
    async upload(...[client, path, ...rest]: Parameters<typeof put>) {
      await ticketOf(path);
      return put(client, path, ...rest);
    },

    /** Sends with a ticket, its file already checked. */
    async send(client: Client, fields: { resume_url?: string; [column: string]: unknown } = {}) {
      const reference = await ticketOf(fields.resume_url ?? null);
      await check();
      return client.from('job_applications').insert({ ...applicant, reference, ...fields });
    },

    stored: () => backend.sql<{ name: string }>('select name from storage.objects'),

    /** The bucket for an administrator who has declared that they're opening this resume. */
    async readerOf(resume: string) {
      const admin = await backend.signIn('max');
      const { error } = await admin.rpc('open_resume', { resume });
      if (error) throw error;
      return admin.storage.from('resumes');
    },
  };
}
