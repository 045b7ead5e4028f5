import { activeStaff, type Caller, serverClient } from '../_shared/caller.ts';
import type { Environment } from '../_shared/environment.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createFunction, requireJson } from '../_shared/httpFunction.ts';
import { readBody } from '../_shared/readBody.ts';
import { deliver } from './deliver.ts';
import { readMessage } from './message.ts';

const failed = "Couldn't send the test. Try again.";

const admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'You must be logged in to send a test.',
  refusalText: 'Only active staff can send a test.',
} as const;

/** Maximum bytes per call: Gmail clips HTML at 102 KB, long before this. */
const bodyLimit = 512 * 1024;

/** Sends an email only to the caller: the address comes from their directory entry, never from the call. */
export const createTestMail = createFunction({
  name: 'send-test-email',
  failureText: failed,
  async handle({ request, settings, report, write, respond }) {
    requireJson(request);
    const caller = await activeStaff(request, settings, admission);
    report.user = caller.id;
    const message = readMessage(await readBody(request, bodyLimit));
    if (!settings.mail) throw new Fault(503, 'No email service is configured on this server.');
    const to = await addressOf(caller);
    await takeTurn(settings, caller.id);
    await deliver(settings, { ...message, to }, caller.id);
    write('sent');
    return respond({ to });
  },
});

/** The caller's email address in the directory, which people can't set themselves. */
async function addressOf({ id, client }: Caller): Promise<string> {
  const entry = await client.from('staff_directory').select('email').eq('user_id', id).single();
  return orFail(entry, "Couldn't find your email address. Try again.").email;
}

/** Ten tests per hour, counted by the database. */
async function takeTurn(settings: Environment, caller: string) {
  const wait = orFail(await serverClient(settings).rpc('take_test_mail', { caller }), failed);
  if (wait > 0)
    throw new Fault(
      429,
      `You've sent ten tests in the last hour. Try again in ${Math.ceil(wait / 60)} minutes.`,
      {
        'retry-after': String(wait),
      },
    );
}
