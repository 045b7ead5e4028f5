import type { Database } from '@daybreak/supabase/types';
import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js';
import { takeEarlyAnswer } from './ahead/earlyAnswers.ts';
import { anySignal } from './anySignal.ts';
import { sessionStorageKey } from './storageKey.ts';
import { tolerantStorage } from './tolerantStorage.ts';

export type Client = SupabaseClient<Database>;

export interface SupabaseOptions {
  url: string;
  publishableKey: string;
  /** The session's storage; the browser's by default. */
  storage?: SupportedStorage;
}

/**
 * Milliseconds for an answer, so that a silent server doesn't block a form forever. Uploads and streams may take
 * longer.
 */
const answerLimit = 20_000;
const limited = /\/(auth|rest)\/v1\//;

const limitedFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!limited.test(url)) return fetch(input, init);
  const limit = AbortSignal.timeout(answerLimit);
  const early = await takeEarlyAnswer(url, init);
  return early ?? fetch(input, { ...init, signal: init?.signal ? anySignal(init.signal, limit) : limit });
};

/**
 * Creates the client. `arrival.ts` takes tokens out of the address before the first render, because the client would
 * leave them in the browser's history.
 */
export const openClient = ({ url, publishableKey, storage = tolerantStorage() }: SupabaseOptions): Client =>
  createClient<Database>(url, publishableKey, {
    auth: {
      flowType: 'implicit',
      detectSessionInUrl: false,
      storageKey: sessionStorageKey,
      storage,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: limitedFetch },
  });
