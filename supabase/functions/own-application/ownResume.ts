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
  const present = await link.ask('look_at_own_application');
  if (!present.application) return present;
  const claim = claimOf(present.application.reference, upload);
  if (!present.application.correctable)
    throw new Fault(409, 'Your application is closed and can no longer be corrected.');
  await takeTicket(server, claim, address, {
    failed: failureText,
    tooMany: 'Too many files were sent in the last hour. Try again in an hour.',
  });
  return present;
}

/** Replaces the resume with an uploaded file once it has been checked, and deletes the old file. */
export async function replaceResume(
  link: Link,
  server: Server,
  given: { resume: unknown; name: unknown },
  settings: Environment,
) {
  const { name = null } = given;
  if (name !== null && typeof name !== 'string') throw new Fault(400, 'The file name must be text.');
  const present = await link.ask('look_at_own_application');
  if (!present.application) return { answer: present };
  const { reference, resume } = claimOf(present.application.reference, given.resume);
  // A retry after a lost response: already done.
  if (present.application.resume === resume) return { answer: present };
  await checkResume(settings, server, { reference, resume, failed: failureText });
  const { replaced, ...answer } = await link.ask('replace_own_resume', { resume, name });
  if (!replaced) return { answer };
  // Row first, so that it never names a missing file. If the file remains, it's deleted later with other files that no
  // application names.
  const { error } = await server.storage.from('resumes').remove([replaced]);
  return { answer, counts: { left: error ? 1 : 0 } };
}

function claimOf(reference: string, given: unknown): { reference: string; resume: string } {
  const { resume } = readClaim({ reference, resume: given });
  if (!resume) throw new Fault(400, 'The resume file name is missing.');
  return { reference, resume };
}
