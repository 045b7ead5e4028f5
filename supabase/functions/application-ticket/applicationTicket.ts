import { readClaim, takeTicket } from '../_shared/applicationTicket.ts';
import { serverClient } from '../_shared/caller.ts';
import { clientAddress } from '../_shared/clientAddress.ts';
import { Fault } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { isPerson } from './captcha.ts';

/** Tickets per hour from which a captcha is required. */
const captchaThreshold = 120;

const failureText = "Couldn't start the application. Try again.";

/**
 * Issues the ticket required for uploading a resume or sending an application: `{ reference, resume, captcha? }` →
 * `{ reference, resume, confirms }`. `confirms` is true if the applicant gets a confirmation by email. Repeating a
 * request returns the same ticket.
 */
export const createApplicationTicket = createJsonFunction({
  name: 'application-ticket',
  failureText,
  async handle(body, settings, request) {
    const claim = readClaim(body);
    const server = serverClient(settings);
    const address = clientAddress(request, settings.addressHeader);
    const { captcha } = settings;
    if (captcha) {
      const { data: ticketCount, error } = await server.rpc('count_application_tickets', {
        reference: claim.reference,
      });
      if (error) throw new Fault(502, failureText);
      if (ticketCount >= captchaThreshold && !(await isPerson(captcha, body.captcha, address)))
        throw new Fault(
          428,
          "We're getting a lot of applications. Confirm that you're a person.",
          {},
          { captcha: captcha.widget },
        );
    }
    await takeTicket(server, claim, address, {
      failureText,
      tooMany: 'Too many applications were sent in the last hour. Try again in an hour.',
    });
    return {
      answer: { ...claim, confirms: settings.mail !== undefined },
      counts: { addressed: address ? 1 : 0 },
    };
  },
});
