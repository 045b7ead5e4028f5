import { type Admission, activeStaff, serverClient } from './caller.ts';
import { corsHeaders } from './cors.ts';
import { type Environment, MissingSetting, readEnvironment } from './environment.ts';
import { Fault } from './Fault.ts';

type Server = ReturnType<typeof serverClient>;

export interface SeedingOptions {
  environment?: () => Environment;
  /** Receives one line per call: the caller, the outcome and how long it took. No address and no password. */
  log?: (line: string) => void;
}

interface Seeding<Answer> {
  name: string;
  admission: Admission;
  /** The message when the function itself breaks. */
  failed: string;
  work: (server: Server) => Promise<Answer>;
  /** The part of a response that's logged. */
  counts: (answer: Answer) => Record<string, number>;
}

/** Creates a function without a payload that an administrator starts: POST to it, get a summary back. */
export function createSeeding<Answer>(
  { name, admission, failed, work, counts }: Seeding<Answer>,
  { environment = readEnvironment, log = console.log }: SeedingOptions = {},
) {
  return async function fetch(request: Request): Promise<Response> {
    const startedAt = performance.now();
    const write = (report: Record<string, unknown>) =>
      log(
        JSON.stringify({
          function: name,
          ...report,
          milliseconds: Math.round(performance.now() - startedAt),
        }),
      );
    let cors: Record<string, string> = {};
    let user: string | undefined;
    try {
      const settings = environment();
      cors = corsHeaders(request, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      checkRequest(request, settings);
      user = (await activeStaff(request, settings, admission)).id;
      const answer = await work(serverClient(settings, user));
      write({ user, outcome: 'done', ...counts(answer) });
      return Response.json(answer, { headers: { 'cache-control': 'no-store', ...cors } });
    } catch (error) {
      write({ user, outcome: outcomeOf(error) });
      return (error instanceof Fault ? error : new Fault(502, failed)).toResponse(cors);
    }
  };
}

function checkRequest(request: Request, { seeding }: Environment) {
  if (request.method !== 'POST') throw new Fault(405, 'Use POST.', { allow: 'POST, OPTIONS' });
  if (!seeding) throw new Fault(404, 'Seeding is turned off on this server.');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'application/json') {
    throw new Fault(415, 'The Content-Type must be application/json.');
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof Fault) return String(error.status);
  return error instanceof MissingSetting ? error.message : `failed: ${(error as Error)?.name}`;
}
