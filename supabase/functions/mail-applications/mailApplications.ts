import { serverClient } from '../_shared/caller.ts';
import { deliverMail } from '../_shared/deliverMail.ts';
import type { Environment } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';
import { holdsSecret } from '../_shared/holdsSecret.ts';
import { createJsonFunction, type JsonFunctionOptions } from '../_shared/jsonFunction.ts';
import { hashOf, newToken } from '../_shared/linkToken.ts';
import { portalOf } from '../_shared/portalOf.ts';
import { confirmationMail, type NewApplications, noticeMail } from './mails.ts';

type Server = ReturnType<typeof serverClient>;

interface Due {
  application: string;
  reference: string;
  email: string;
  first_name: string;
  job: string | null;
  submitted_at: string;
  language: 'en' | 'es';
}

interface Notice {
  person: string;
  email: string;
  first_name: string;
  before: string | null;
  fresh: NewApplications[];
}

/** Days that a confirmation's link works. */
const life = 30;
const failed = "Couldn't send the emails about applications.";

/**
 * Emails applicants a confirmation with the link to their application, and tells reviewers the number of new
 * applications, at most once a day. A schedule calls it every minute with the project's secret key. Answers
 * `{ confirmations, notices, refused }`; refused emails are retried. Does nothing without a mail service.
 */
export const createMailing = (options: JsonFunctionOptions = {}) =>
  createJsonFunction(
    {
      name: 'mail-applications',
      failed,
      async work(_body, settings, request) {
        if (!(await holdsSecret(request, settings.secretKey)))
          throw new Fault(401, 'Only the schedule can call this.');
        const counts = { confirmations: 0, notices: 0, refused: 0 };
        if (!settings.mail) return { answer: counts, silent: true };
        const server = serverClient(settings);
        for (const due of await listOf<Due>(server, 'confirmations_due'))
          counts[(await confirm(settings, server, due)) ? 'confirmations' : 'refused'] += 1;
        for (const notice of await listOf<Notice>(server, 'notices_due'))
          counts[(await notify(settings, server, notice)) ? 'notices' : 'refused'] += 1;
        return { answer: counts, counts, silent: Object.values(counts).every((count) => count === 0) };
      },
    },
    options,
  );

async function listOf<T>(server: Server, name: string): Promise<T[]> {
  const { data, error } = await server.rpc(name);
  if (error) throw new Fault(502, failed);
  return data;
}

/** Returns true if the email was accepted. The mail log has the reason for a refusal. */
async function taken(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

async function confirm(settings: Environment, server: Server, due: Due): Promise<boolean> {
  const { application, email } = due;
  const token = newToken();
  const begun = await server.rpc('begin_application_link', {
    application,
    hash: await hashOf(token),
    days: life,
  });
  if (begun.error) throw new Fault(502, failed);
  const words = confirmationMail({
    firstName: due.first_name,
    reference: due.reference,
    job: due.job,
    submittedAt: due.submitted_at,
    // In the address, so the page can use it before anything has loaded, or if nothing loads.
    link: `${portalOf(settings)}/my-application${due.language === 'en' ? '' : `?language=${due.language}`}#${token}`,
    days: life,
    language: due.language,
  });
  const sending = { kind: 'confirmation', sentBy: null, what: 'the confirmation' } as const;
  if (!(await taken(deliverMail(settings, { to: email, ...words }, sending)))) return false;
  const noted = await server.rpc('note_confirmation', { application });
  if (noted.error) throw new Fault(502, failed);
  return true;
}

async function notify(settings: Environment, server: Server, { person, before, ...notice }: Notice) {
  const words = noticeMail({ firstName: notice.first_name, fresh: notice.fresh, portal: portalOf(settings) });
  const sending = { kind: 'notice', sentBy: null, what: 'the notice' } as const;
  if (await taken(deliverMail(settings, { to: notice.email, ...words }, sending))) return true;
  const { error } = await server.rpc('forget_notice', { person, before });
  if (error) throw new Fault(502, failed);
  return false;
}
