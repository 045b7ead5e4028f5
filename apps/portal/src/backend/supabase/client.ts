import type { Database } from '@daybreak/supabase/types';
import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js';
import { takeEarlyAnswer } from './ahead/answers.ts';
import { either } from './either.ts';
import { sessionStorageKey } from './storageKey.ts';
import { tolerantStorage } from './tolerantStorage.ts';

export type Client = SupabaseClient<Database>;

export interface SupabaseOptions {
  url: string;
  publishableKey: string;
  /** Where the session is stored; the browser's storage by default. */
  storage?: SupportedStorage;
}

/** A server that accepts a request and never answers must not block a form forever. Uploads and streams may take longer. */
const answerLimit = 20_000;
const limited = /\/(auth|rest)\/v1\//;

const limitedFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!limited.test(url)) return fetch(input, init);
  const limit = AbortSignal.timeout(answerLimit);
  const early = await takeEarlyAnswer(url, init);
  return early ?? fetch(input, { ...init, signal: init?.signal ? either(init.signal, limit) : limit });
};

/**
 * The client. Tokens in the address are taken by `arrival.ts` before the first render, not by the client, which would
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
