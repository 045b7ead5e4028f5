import { localPublishableKey } from '../../local/index.ts';
import type { TestBackend } from './backend.ts';

let count = 0;
/** A reference that no other test uses. */
export const newReference = () => `TESTS-${String(++count).padStart(5, '0')}`;

/** Calls a function of the job application like a browser does, or with more headers. */
export const ask = (
  { origin }: Pick<TestBackend, 'origin'>,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Stores a ticket like the function does, bypassing its rate limits. Returns its reference. */
export async function giveTicket(
  { driver }: { driver: { query(text: string, parameters: unknown[]): Promise<unknown> } },
  resume: string | null = null,
  reference = newReference(),
): Promise<string> {
  await driver.query('insert into private.application_tickets (reference, resume) values ($1, $2)', [
    reference,
    resume,
  ]);
  return reference;
}
