import { type APIRequestContext, expect } from '@playwright/test';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';

let count = 0;

/** Sends an application for a single test. Returns it with its confirmation's link. */
export async function newApplication(request: APIRequestContext, changes: object = {}) {
  count += 1;
  const email = `applicant.${process.pid}.${count}@example.com`;
  const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
  const sent = await request.post('/rest/v1/job_applications', {
    headers: { ...headers, prefer: 'return=representation' },
    data: { first_name: 'Jo', last_name: `Doe${process.pid}x${count}`, email, ...changes },
  });
  if (!sent.ok()) throw new Error(await sent.text());
  const [row]: { last_name: string; reference: string }[] = await sent.json();
  const mailed = await request.post('/functions/v1/mail-applications', { headers, data: {} });
  if (!mailed.ok()) throw new Error(await mailed.text());
  const { text } = await mailTo(request, email);
  const link = /\/my-application#[0-9a-f]{64}/.exec(text)?.[0];
  if (!row || !link) throw new Error('The confirmation has no link.');
  return { ...row, email, link };
}

/** Waits for the email to an address, which the server's own schedule may send in the meantime. */
export async function mailTo(request: APIRequestContext, address: string) {
  let found: { to: string; subject: string; text: string } | undefined;
  await expect
    .poll(async () => {
      const mails: (typeof found)[] = await (await request.get('/_dev/mail.json')).json();
      // The server stores addresses in lowercase.
      found = mails.find((mail) => mail?.to === address.toLowerCase());
      return found;
    }, `a mail to ${address}`)
    .toBeDefined();
  return found as NonNullable<typeof found>;
}
