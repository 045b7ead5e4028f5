import { activeStaff, type Caller, serverClient } from '../_shared/caller.ts';
import { corsHeaders } from '../_shared/cors.ts';
import { type Environment, MissingSetting, readEnvironment } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';
import { readBody } from '../_shared/readBody.ts';
import { deliver } from './deliver.ts';
import { readMessage } from './message.ts';

interface TestMailOptions {
  environment?: () => Environment;
  /** Receives one line per call: the caller, the outcome and how long it took. No address and no words of the mail. */
  log?: (line: string) => void;
}

const admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'You must be logged in to send a test.',
  refused: 'Only active staff can send a test.',
} as const;

/** Maximum bytes per call: Gmail clips HTML at 102 KB, long before this. */
const bodyLimit = 512 * 1024;

/** Sends an email only to the caller: the address comes from their directory entry, never from the call. */
export function createTestMail({ environment = readEnvironment, log = console.log }: TestMailOptions = {}) {
  return async function fetch(request: Request): Promise<Response> {
    const startedAt = performance.now();
    let cors: Record<string, string> = {};
    let user: string | undefined;
    const write = (outcome: string) =>
      log(
        JSON.stringify({
          function: 'send-test-email',
          user,
          outcome,
          milliseconds: Math.round(performance.now() - startedAt),
        }),
      );
    try {
      const settings = environment();
      cors = corsHeaders(request, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      if (request.method !== 'POST') throw new Fault(405, 'Use POST.', { allow: 'POST, OPTIONS' });
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') throw new Fault(415, 'The Content-Type must be application/json.');

      const caller = await activeStaff(request, settings, admission);
      user = caller.id;
      const message = readMessage(await readBody(request, bodyLimit));
      if (!settings.mail) throw new Fault(503, 'No email service is configured on this server.');
      const to = await addressOf(caller);
      await takeTurn(settings, caller.id);
      await deliver(settings, { ...message, to }, caller.id);
      write('sent');
      return Response.json({ to }, { headers: { 'cache-control': 'no-store', ...cors } });
    } catch (error) {
      write(outcomeOf(error));
      const fault = error instanceof Fault ? error : new Fault(502, "Couldn't send the test. Try again.");
      return fault.toResponse(cors);
    }
  };
}

/** The caller's email address in the directory, which people can't set themselves. */
async function addressOf({ id, client }: Caller): Promise<string> {
  const { data, error } = await client.from('staff_directory').select('email').eq('user_id', id).single();
  if (error) throw new Fault(502, "Couldn't find your email address. Try again.");
  return data.email;
}

/** Ten tests per hour, counted by the database. */
async function takeTurn(settings: Environment, caller: string) {
  const { data: wait, error } = await serverClient(settings).rpc('take_test_mail', { caller });
  if (error) throw new Fault(502, "Couldn't send the test. Try again.");
  if (wait > 0)
    throw new Fault(
      429,
      `You've sent ten tests in the last hour. Try again in ${Math.ceil(wait / 60)} minutes.`,
      {
        'retry-after': String(wait),
      },
    );
}

function outcomeOf(error: unknown): string {
  if (error instanceof Fault) return String(error.status);
  return error instanceof MissingSetting ? error.message : `failed: ${(error as Error)?.name}`;
}
