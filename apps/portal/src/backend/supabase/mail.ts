import { BackendError } from '../errors.ts';
import type { Mail } from '../interfaces/Mail.ts';
import type { Client } from './client.ts';
import { unwrapData } from './failures.ts';
import { callFunction } from './functionCall.ts';

export const supabaseMail = (client: Client): Mail => ({
  async sendTest(message) {
    const answer = await callFunction(client, 'send-test-email', message);
    const to = typeof answer === 'object' && answer !== null && 'to' in answer ? answer.to : undefined;
    if (typeof to !== 'string')
      throw new BackendError('unexpected', "The function didn't say where it sent the test.");
    return to;
  },
});

/** Returns why the last mail of these kinds to an address bounced; null if it didn't, empty if no one knows why. */
export async function bounceReasonOf(
  client: Client,
  kinds: readonly string[],
  recipient: string,
): Promise<string | null> {
  const mail = unwrapData(
    await client
      .from('mail_log')
      .select('state, reason')
      .in('kind', kinds)
      .eq('recipient', recipient)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return mail?.state === 'bounced' ? (mail.reason ?? '') : null;
}
