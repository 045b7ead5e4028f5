let count = 0;
/** A reference that no other test uses. */
export const newReference = () => `TESTS-${String(++count).padStart(5, '0')}`;

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
