import { readClaim, takeTicket } from '../_shared/applicationTicket.ts';
import type { serverClient } from '../_shared/caller.ts';
import type { Environment } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';
import { checkResume } from '../_shared/lookAtResume.ts';

type Server = ReturnType<typeof serverClient>;

export interface Answer {
  state: 'open' | 'withdrawn' | 'gone' | 'expired' | 'unknown';
  application?: { reference: string; resume: string | null; correctable: boolean };
  /** The previously named file. */
  replaced?: string | null;
}

/** A link, and the database calls available to its holder. */
interface Link {
  ask: (name: string, given?: object) => Promise<Answer>;
}

const failureText = "Couldn't replace your resume. Try again.";

/**
 * Issues the ticket for uploading a new resume to an open application. It counts along with the form's tickets, but
 * never needs a captcha: the link already proves there's a person.
 */
export async function admitResume(link: Link, server: Server, upload: unknown, address: string) {
  const current = await link.ask('look_at_own_application');
  if (!current.application) return current;
  const claim = claimOf(current.application.reference, upload);
  if (!current.application.correctable)
    throw new Fault(409, "Your application is closed, so you can't edit it anymore.");
  await takeTicket(server, claim, address, {
    failureText,
    tooMany: 'Too many files were sent in the last hour. Try again in an hour.',
  });
  return current;
}

/** Replaces the resume with an uploaded file once it has been checked, and deletes the old file. */
export async function replaceResume(
  link: Link,
  server: Server,
  input: { resume: unknown; name: unknown },
  settings: Environment,
) {
  const { name = null } = input;
  if (name !== null && typeof name !== 'string') throw new Fault(400, 'The file name must be text.');
  const current = await link.ask('look_at_own_application');
  if (!current.application) return { answer: current };
  const { reference, resume } = claimOf(current.application.reference, input.resume);
  // A retry after a lost response: already done.
  if (current.application.resume === resume) return { answer: current };
  await checkResume(settings, server, { reference, resume, failureText });
  const { replaced, ...answer } = await link.ask('replace_own_resume', { resume, name });
  if (!replaced) return { answer };
  // Row first, so that it never names a missing file. If the file remains, it's deleted later with other files that no
  // application names.
  const { error } = await server.storage.from('resumes').remove([replaced]);
  return { answer, counts: { left: error ? 1 : 0 } };
}

function claimOf(reference: string, upload: unknown): { reference: string; resume: string } {
  const { resume } = readClaim({ reference, resume: upload });
  if (!resume) throw new Fault(400, 'The resume file name is missing.');
  return { reference, resume };
}
