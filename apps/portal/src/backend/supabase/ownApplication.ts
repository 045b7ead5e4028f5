import type { Database } from '@daybreak/supabase/types';
import type { ApplicantDetails } from '../Backend.ts';
import { BackendError } from '../errors.ts';
import type { ApplicationLink, OwnApplication, ResumeUpload } from '../OwnApplication.ts';
import { detailsFrom } from './applications.ts';
import type { Client } from './client.ts';
import { callFunction } from './functionCall.ts';

type Row = Database['public']['Tables']['job_applications']['Row'] & {
  job: string | null;
  correctable: boolean;
};

interface Answer {
  state?: unknown;
  application?: Row & { submitted_at: string; resume: string | null };
}

const worthless = ['withdrawn', 'gone', 'expired', 'unknown'] as const;

function linkFrom(answer: unknown): ApplicationLink {
  const { state, application } = (answer ?? {}) as Answer;
  const known = worthless.find((one) => one === state);
  if (known) return { state: known };
  if (state !== 'open' || !application)
    throw new BackendError('unexpected', 'The function did not say what the link is worth.');
  const { reference, submitted_at, resume, job, correctable } = application;
  return {
    state,
    application: {
      ...detailsFrom(application),
      reference,
      submittedAt: submitted_at,
      resume,
      job,
      correctable,
    },
  };
}

const answersOf = (details: ApplicantDetails) => ({
  first_name: details.firstName,
  last_name: details.lastName,
  phone: details.phone,
  experience_years: details.experience,
  available_start_date: details.startDate,
  salary_expectations: details.salary,
  work_authorization: details.authorization,
});

/** What the server says of a file that it does not take; the same as its function says once it has looked at it. */
const refusals: Record<string, string> = {
  '413': 'File size must be less than 10MB',
  '415': 'Please upload a PDF or DOC file',
};

async function upload(client: Client, { name, type, file }: ResumeUpload): Promise<void> {
  // Some systems give a file no type, or another one; no cache keeps it.
  const typed = new Blob([file], { type });
  const { error } = await client.storage.from('resumes').upload(name, typed, { cacheControl: '0' });
  const status = error && 'statusCode' in error ? String(error.statusCode) : '';
  // There is one already: from the attempt before, whose answer was lost. The name belongs to this link.
  if (!error || status === '409') return;
  const refusal = refusals[status];
  if (refusal) throw new BackendError('failed', refusal, { cause: error, serverSpoke: true });
  throw new BackendError(status ? 'unexpected' : 'unreachable', error.message, { cause: error });
}

/** Own applications of a Supabase project, through a function: whoever asks has no account. */
export function supabaseOwnApplication(client: Client): OwnApplication {
  const ask = async (body: object) => linkFrom(await callFunction(client, 'own-application', body));
  return {
    open: (token) => ask({ token }),
    correct: (token, details) => ask({ token, answers: answersOf(details) }),
    async replaceResume(token, file) {
      const link = await ask({ token, upload: file.name });
      if (link.state !== 'open') return link;
      await upload(client, file);
      return ask({ token, resume: file.name });
    },
    withdraw: (token) => ask({ token, withdraw: true }),
  };
}
