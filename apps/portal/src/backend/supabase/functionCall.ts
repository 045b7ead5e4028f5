import { FunctionsHttpError } from '@supabase/supabase-js';
import { BackendError, type BackendErrorKind } from '../errors.ts';
import type { Client } from './client.ts';

/** Milliseconds for a function. Hosted functions end by then: anything still open has lost its connection. */
const answerLimit = 150_000;

export const errorKindsByStatus: Readonly<Record<number, BackendErrorKind>> = {
  401: 'signedOut',
  403: 'refused',
  429: 'tooManyRequests',
};

/**
 * Calls a function of the project and returns its answer. A refusal has the function's own message. Aborting `signal`
 * ends the call.
 */
export async function callFunction(
  client: Client,
  name: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const { data, error } = await client.functions.invoke(name, {
    timeout: answerLimit,
    ...(body ? { body } : {}),
    ...(signal ? { signal } : {}),
  });
  if (!error) return data;
  if (!(error instanceof FunctionsHttpError))
    throw new BackendError('unreachable', "The server isn't responding.", { cause: error });
  const answer: Response = error.context;
  const sentence = await sentenceOf(answer);
  if (sentence)
    throw new BackendError(errorKindsByStatus[answer.status] ?? 'failed', sentence, { cause: error });
  throw new BackendError(
    answer.status >= 500 ? 'unreachable' : 'unexpected',
    `The function ${name} responded with ${answer.status}.`,
    { cause: error },
  );
}

/** Returns the fields of a function's answer. */
export function fieldsOf(answer: unknown): Record<string, unknown> {
  if (typeof answer === 'object' && answer !== null) return { ...answer };
  throw new BackendError('unexpected', "The function didn't return an object.");
}

/** Returns the message in `{ "error": "…" }`; undefined for an HTML page, an empty answer or anything else. */
async function sentenceOf(answer: Response): Promise<string | undefined> {
  try {
    const body: unknown = await answer.json();
    const sentence = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
    return typeof sentence === 'string' && sentence.trim() ? sentence : undefined;
  } catch {
    // Not JSON: a proxy or a server that's still starting answered instead of the function.
    return undefined;
  }
}
