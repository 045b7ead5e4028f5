import type { Database } from '@daybreak/supabase/types';
import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js';
import { sessionStorageKey } from './storageKey.ts';

export type Client = SupabaseClient<Database>;

export interface SupabaseOptions {
  url: string;
  publishableKey: string;
  /** Where the session is kept; `localStorage` unless given. */
  storage?: SupportedStorage;
}

/**
 * The client. Tokens in the address are taken by `arrival.ts` before the first render, not by the client, which would
 * leave them in the browser's history.
 */
export const openClient = ({ url, publishableKey, storage }: SupabaseOptions): Client =>
  createClient<Database>(url, publishableKey, {
    auth: { flowType: 'implicit', detectSessionInUrl: false, storageKey: sessionStorageKey, storage },
  });
