import { type AnsweringOptions, createAnswering } from '../_shared/answering.ts';
import { readClaim } from '../_shared/applicationTicket.ts';
import { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { lookAtResume } from '../_shared/lookAtResume.ts';

const failed = 'The resume could not be checked. Try again.';

/**
 * Looks at an uploaded resume, size and first bytes, before an application may name it. What is no resume is deleted.
 * `{ reference, resume }` of the ticket.
 */
export const createCheckResume = (options: AnsweringOptions = {}) =>
  createAnswering(
    {
      name: 'check-resume',
      failed,
      async work(body, settings) {
        const { reference, resume } = readClaim(body);
        if (!resume) throw new Fault(400, 'There is no resume to check.');
        await lookAtResume(settings, serverClient(settings), { reference, resume, failed });
        return { answer: { resume } };
      },
    },
    options,
  );
