import { Buffer } from 'node:buffer';
import { demoPassword, localPublishableKey, localSecretKey } from '../../local/index.ts';
import type { TestBackend } from '../support/backend.ts';
import type { CaseContext } from './cases.ts';
import type { OnDeno } from './onDeno.ts';

/** A request to the function. A body is sent as JSON unless it's bytes or text. */
export interface CaseRequest {
  /** The person whose token it carries; `schedule` sends the secret key. */
  as?: 'ada' | 'max' | 'sam' | 'nia' | 'schedule' | 'nobody';
  body?: unknown;
  method?: string;
  type?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** A function's resource use, and its unexpected responses. */
export interface Findings {
  answers: number;
  wrong: string[];
  /** Milliseconds of processor time of the costliest request, and its name. */
  costliest: { what: string; processor: number };
  peak: number;
}

/** Returns a response's body, parsed if it's JSON. */
// biome-ignore lint/suspicious/noExplicitAny: each case knows what its function answers
export type Call = (what: string, status: number, asked?: CaseRequest) => Promise<any>;

export const bearerOf = async ({ visitor }: Pick<TestBackend, 'visitor'>, as: CaseRequest['as']) => {
  if (as === undefined) return undefined;
  if (as === 'schedule') return localSecretKey;
  if (as === 'nobody') return 'e30.e30.e30';
  const { data, error } = await visitor().auth.signInWithPassword({
    email: `${as}@daybreak.example`,
    password: demoPassword,
  });
  if (error) throw error;
  return data.session.access_token;
};

const bytesOf = (body: unknown) =>
  body === undefined || body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);

/** Calls a function the way the portal does, and records its responses and resource use in `findings`. */
export function callerOf(backend: Pick<TestBackend, 'visitor'>, running: OnDeno, findings: Findings): Call {
  return async (what, status, { as, body, method = 'POST', type, query = '', headers = {} } = {}) => {
    const token = await bearerOf(backend, as);
    const content = bytesOf(body);
    const before = running.processor();
    const answer = await fetch(`${running.url}${query}`, {
      method,
      headers: {
        apikey: localPublishableKey,
        ...(type === '' ? {} : { 'content-type': type ?? 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(content === undefined
        ? {}
        : { body: typeof content === 'string' ? content : Buffer.from(content) }),
    });
    const text = await answer.text();
    const processor = running.processor() - before;
    findings.answers += 1;
    findings.peak = Math.max(findings.peak, running.peak());
    if (processor > findings.costliest.processor) findings.costliest = { what, processor };
    const isRefusal = status >= 400;
    if (answer.status !== status || (isRefusal && !text.startsWith('{"error":')))
      findings.wrong.push(`${what}: ${answer.status} instead of ${status}: ${text.slice(0, 200)}`);
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
}

/** Tests the refusals of every function that takes a small JSON object. */
export async function refuseOtherBodies(call: Call, as?: CaseRequest['as']): Promise<void> {
  const who = as ? { as } : {};
  await call('GET', 405, { ...who, method: 'GET' });
  await call('another type', 415, { ...who, type: 'text/plain', body: '{}' });
  await call('no JSON', 400, { ...who, body: '{' });
  await call('no object', 400, { ...who, body: '[]' });
  await call('nested', 400, { ...who, body: `${'['.repeat(200)}${']'.repeat(200)}` });
  await call('too large', 413, { ...who, body: { more: 'x'.repeat(16 * 1024) } });
}

/** Tests the refusals without a mail service, and with one that's gone. */
export async function refuseWithoutMail(other: CaseContext['other'], asked: CaseRequest): Promise<void> {
  await other({ MAIL_SERVICE_URL: '' }, async (again) => {
    await again('no mail service', 503, asked);
  });
  await other({ MAIL_SERVICE_URL: 'http://127.0.0.1:9' }, async (again) => {
    await again('a mail service that is gone', 502, asked);
  });
}
