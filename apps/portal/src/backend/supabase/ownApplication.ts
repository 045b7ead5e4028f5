import type { Database } from '@daybreak/supabase/types';
import { BackendError } from '../errors.ts';
import type { ApplicationLink, OwnApplication } from '../interfaces/OwnApplication.ts';
import { answersOf, toApplicantDetails } from './applicationRows.ts';
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

const closedStates = ['withdrawn', 'gone', 'expired', 'unknown'] as const;

function linkFrom(answer: unknown): ApplicationLink {
  const { state, application } = (answer ?? {}) as Answer;
  const closedState = closedStates.find((one) => one === state);
  if (closedState) return { state: closedState };
  if (state !== 'open' || !application)
    throw new BackendError('unexpected', "The function didn't say whether the link is valid.");
  const { reference, submitted_at, resume, resume_name, job, correctable } = application;
  return {
    state,
    application: {
      ...toApplicantDetails(application),
      reference,
      submittedAt: submitted_at,
      resume,
      resumeName: resume_name ?? undefined,
      job,
      isCorrectable: correctable,
    },
  };
}

/** Calls the function for people's own applications; aborting `signal` ends the call. */
export const askOwnApplication =
  (client: Client) =>
  async (body: object, signal?: AbortSignal): Promise<ApplicationLink> =>
    linkFrom(await callFunction(client, 'own-application', body, signal));
export type AskOwnApplication = ReturnType<typeof askOwnApplication>;

/** People's own applications in a Supabase project. Uses a function, because applicants have no account. */
export const supabaseOwnApplication = (ask: AskOwnApplication): Omit<OwnApplication, 'replaceResume'> => ({
  open: (token) => ask({ token }),
  correct: (token, details) => ask({ token, answers: answersOf(details) }),
  withdraw: (token) => ask({ token, withdraw: true }),
});
