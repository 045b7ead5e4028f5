import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import {
  type Backend,
  type BackendOptions,
  demoPassword,
  listen,
  localPublishableKey,
  localSecretKey,
  openBackend,
} from '../../local/index.ts';
import type { Database } from '../../types/database.types.ts';

export type Client = SupabaseClient<Database>;

export interface TestBackend extends Backend {
  origin: string;
  /** A client that has not signed in. */
  visitor(): Client;
  /** A client signed in with the demo password, or the given one. */
  signIn(name: string, password?: string): Promise<Client>;
  /** A client with the secret key. */
  service(): Client;
}

/** Boots a backend in memory on a free port, for real clients over HTTP. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  let origin = 'http://127.0.0.1';
  const backend = await openBackend({ origin: () => origin, ...options });
  const running = await listen(backend.fetch);
  origin = running.origin;
  const client = (key: string) =>
    createClient<Database>(origin, key, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'implicit',
      },
    });
  return {
    ...backend,
    origin,
    visitor: () => client(localPublishableKey),
    service: () => client(localSecretKey),
    async signIn(name, password = demoPassword) {
      const signedIn = client(localPublishableKey);
      const email = name.includes('@') ? name : `${name}@daybreak.example`;
      const { error } = await signedIn.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return signedIn;
    },
    async close() {
      await running.close(0);
      await backend.close();
    },
  };
}

/** One backend for the tests of a file. Read it inside tests; it is there after `beforeAll`. */
export function testBackend(options: Partial<BackendOptions> = {}): TestBackend {
  const shared = {} as TestBackend;
  beforeAll(async () => {
    Object.assign(shared, await startTestBackend(options));
  });
  afterAll(() => shared.close?.());
  return shared;
}

/** The account's id. */
export async function idOf(backend: Backend, name: string): Promise<string> {
  const [row] = await backend.sql<{ id: string }>('select id from auth.users where email = $1', [
    `${name}@daybreak.example`,
  ]);
  if (!row) throw new Error(`No account ${name}`);
  return row.id;
}
