import type { serverClient } from './caller.ts';
import type { clientAddress } from './clientAddress.ts';
import { Fault } from './Fault.ts';
import { extensionOf } from './resumeFile.ts';

/** Tickets per hour: for one network, and for everyone. */
const limits = { per_network: 30, for_everybody: 600 };

/** The subject of a ticket: one application, and the resume that comes with it. */
export interface TicketClaim {
  reference: string;
  /** The name that the resume is stored under. */
  resume: string | null;
}

/** Reads the claim from a request's body. @throws {Fault} 400 */
export function readClaim({ reference, resume = null }: Record<string, unknown>): TicketClaim {
  if (typeof reference !== 'string' || !/^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(reference))
    throw new Fault(400, 'The reference must be ten digits or capital letters, with a hyphen in the middle.');
  if (resume === null) return { reference, resume };
  if (typeof resume !== 'string' || !/^[0-9]{13}_.{1,150}$/.test(resume) || !extensionOf(resume))
    throw new Fault(400, 'Name the resume with a 13-digit timestamp, an underscore and a file name.');
  return { reference, resume };
}

/** Messages for a ticket that can't be issued, and for too many. */
interface TicketTexts {
  failureText: string;
  tooMany: string;
}

/** Issues the ticket of a claim, or returns the one it already has. @throws {Fault} 409, 429 with `Retry-After`, 502 */
export async function takeTicket(
  server: ReturnType<typeof serverClient>,
  claim: TicketClaim,
  address: ReturnType<typeof clientAddress>,
  { failureText, tooMany }: TicketTexts,
): Promise<void> {
  const { data: wait, error } = await server.rpc('take_application_ticket', { ...claim, ...limits, address });
  if (error) throw new Fault(502, failureText);
  if (wait < 0) throw new Fault(409, 'This resume file name is taken.');
  if (wait > 0) throw new Fault(429, tooMany, { 'retry-after': String(wait) });
}
