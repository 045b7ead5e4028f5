import { readClaim } from '../_shared/applicationTicket.ts';
import { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { checkResume } from '../_shared/lookAtResume.ts';

const failureText = "Couldn't check the resume. Try again.";

/**
 * Checks an uploaded resume's size and first bytes before an application can name it. Deletes a file that isn't a
 * resume. Takes the ticket's `{ reference, resume }`.
 */
export const createCheckResume = createJsonFunction({
  name: 'check-resume',
  failureText,
  async handle(body, settings) {
    const { reference, resume } = readClaim(body);
    if (!resume) throw new Fault(400, "There's no resume to check.");
    await checkResume(settings, serverClient(settings), { reference, resume, failureText });
    return { answer: { resume } };
  },
});
