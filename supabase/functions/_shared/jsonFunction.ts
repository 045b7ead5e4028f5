import { corsHeaders } from './cors.ts';
import { type Environment, MissingSetting, readEnvironment } from './environment.ts';
import { Fault } from './Fault.ts';
import { readBody } from './readBody.ts';

export interface JsonFunctionOptions {
  environment?: () => Environment;
  /** Receives one line per call: its outcome and how long it took. No personal data. */
  log?: (line: string) => void;
}

interface JsonFunction {
  name: string;
  /** `bytes`: the work reads the body itself, after it has identified the caller. */
  takes?: 'object' | 'bytes';
  /** The message when the function itself breaks. */
  failed: string;
  /** Returns the 201 response, and what to log; logs nothing if there was nothing to do. */
  work: (
    body: Record<string, unknown>,
    settings: Environment,
    request: Request,
  ) => Promise<{ answer: object; counts?: Record<string, number>; silent?: boolean }>;
}

const bodyLimit = 16 * 1024;

/** Creates a function that takes a small JSON object, or bytes, by POST. */
export function createJsonFunction(
  { name, failed, takes = 'object', work }: JsonFunction,
  { environment = readEnvironment, log = console.log }: JsonFunctionOptions = {},
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
    try {
      const settings = environment();
      cors = corsHeaders(request, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      if (request.method !== 'POST') throw new Fault(405, 'Use POST.', { allow: 'POST, OPTIONS' });
      const body = takes === 'object' ? await readObject(request) : {};
      const { answer, counts, silent } = await work(body, settings, request);
      if (!silent) write({ outcome: 'done', ...counts });
      return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store', ...cors } });
    } catch (error) {
      write({ outcome: outcomeOf(error) });
      return (error instanceof Fault ? error : new Fault(502, failed)).toResponse(cors);
    }
  };
}

async function readObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Fault(415, 'The Content-Type must be application/json.');
  return objectOf(await readBody(request, bodyLimit));
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below.
  }
  throw new Fault(400, 'The body must be a JSON object.');
}

function outcomeOf(error: unknown): string {
  if (error instanceof Fault) return String(error.status);
  return error instanceof MissingSetting ? error.message : `failed: ${(error as Error)?.name}`;
}
