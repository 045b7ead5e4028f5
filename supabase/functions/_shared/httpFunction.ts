import { corsHeaders } from './cors.ts';
import { type Environment, MissingSetting, readEnvironment } from './environment.ts';
import { Fault } from './Fault.ts';
import { objectOf, parseJson } from './json.ts';
import { readBody } from './readBody.ts';

export interface FunctionOptions {
  environment?: () => Environment;
  /** Receives one line per call: its outcome and how long it took. No personal data, except the caller's account. */
  log?: (line: string) => void;
}

export interface Call {
  request: Request;
  settings: Environment;
  cors: Record<string, string>;
  /** Facts for the call's log line, also if it fails. */
  report: Record<string, unknown>;
  /** Writes the log line. A failure is logged without it. */
  write: (outcome: string, details?: object) => void;
  respond: (answer: object, status?: number) => Response;
}

interface HttpFunction {
  name: string;
  /** The message when the function itself breaks. */
  failureText: string;
  handle: (call: Call) => Promise<Response>;
  /** Returns the outcome to log for a failure. */
  describe?: (error: unknown, request: Request) => string;
}

/** Defines a function that's called by POST, also from pages of the allowed origins. Call the result to create it. */
export const createFunction =
  ({ name, failureText, handle, describe = outcomeOf }: HttpFunction) =>
  ({ environment = readEnvironment, log = console.log }: FunctionOptions = {}) =>
  async (request: Request): Promise<Response> => {
    const startedAt = performance.now();
    const report: Call['report'] = {};
    const write: Call['write'] = (outcome, details) => {
      const milliseconds = Math.round(performance.now() - startedAt);
      log(JSON.stringify({ function: name, ...report, outcome, ...details, milliseconds }));
    };
    let cors: Record<string, string> = {};
    const respond: Call['respond'] = (answer, status = 200) =>
      Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...cors } });
    try {
      const settings = environment();
      cors = corsHeaders(request, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      if (request.method !== 'POST') throw new Fault(405, 'Use POST.', { allow: 'POST, OPTIONS' });
      return await handle({ request, settings, cors, report, write, respond });
    } catch (error) {
      write(describe(error, request));
      return (error instanceof Fault ? error : new Fault(502, failureText)).toResponse(cors);
    }
  };

/** Throws a 415 for a body of another type than JSON. */
export function requireJson({ headers }: Request) {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Fault(415, 'The Content-Type must be application/json.');
}

export function outcomeOf(error: unknown): string {
  if (error instanceof Fault) return String(error.status);
  return error instanceof MissingSetting ? error.message : `failed: ${(error as Error)?.name}`;
}

interface JsonFunction {
  name: string;
  /** `bytes`: the work reads the body itself, after it has identified the caller. */
  bodyKind?: 'object' | 'bytes';
  /** The message when the function itself breaks. */
  failureText: string;
  /** Returns the 201 response, and what to log; logs nothing if there was nothing to do. */
  handle: (
    body: Record<string, unknown>,
    settings: Environment,
    request: Request,
  ) => Promise<{ answer: object; counts?: Record<string, number>; isSilent?: boolean }>;
}

const bodyLimit = 16 * 1024;

/** Creates a function that takes a small JSON object, or bytes, by POST. */
export const createJsonFunction = ({ name, failureText, bodyKind = 'object', handle }: JsonFunction) =>
  createFunction({
    name,
    failureText,
    async handle({ request, settings, write, respond }) {
      const body = bodyKind === 'object' ? await readObject(request) : {};
      const { answer, counts, isSilent } = await handle(body, settings, request);
      if (!isSilent) write('done', counts);
      return respond(answer, 201);
    },
  });

async function readObject(request: Request): Promise<Record<string, unknown>> {
  requireJson(request);
  const sentence = 'The body must be a JSON object.';
  return objectOf(parseJson(await readBody(request, bodyLimit), sentence), sentence);
}
