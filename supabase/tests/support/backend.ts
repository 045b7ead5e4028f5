import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll } from 'vitest';
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
  /** A client that isn't signed in. */
  visitor(): Client;
  /** A client signed in with the demo password, or with the given one. */
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

/** A test file's requirements for its shared backend. */
interface Wishes {
  report?: BackendOptions['report'];
  /** By name, what serves it instead of the function's own `fetch`. */
  functions?: Record<string, (request: Request) => Promise<Response>>;
}

let shared: ReturnType<typeof startTestBackend> | undefined;
let wishes: Wishes = {};

/** This process's backend, started once: a start takes longer than most files' tests. */
function sharedBackend(): ReturnType<typeof startTestBackend> {
  shared ??= startTestBackend({
    report: (line) => wishes.report?.(line),
    functions: { load: loadFunction },
  });
  return shared;
}
async function loadFunction(file: string): Promise<unknown> {
  const fetch = wishes.functions?.[basename(dirname(file))];
  return fetch ? { default: { fetch } } : import(pathToFileURL(file).href);
}

/**
 * A backend for one file's tests, with the rows, files and mail of a fresh start. Use it only inside tests; it's
 * available after `beforeAll`. A test must undo its own schema changes.
 */
export function testBackend(wanted: Wishes = {}): Omit<TestBackend, 'close'> {
  const given = {} as TestBackend;
  beforeAll(async () => {
    wishes = wanted;
    const { close: _others, ...backend } = await sharedBackend();
    await backend.reset();
    Object.assign(given, backend);
  });
  return given;
}

/** The account's id. */
export const idOf = (backend: Pick<Backend, 'sql'>, name: string): Promise<string> =>
  idIn(backend, 'auth.users', name);

/** The directory entry's id. */
export const entryOf = (backend: Pick<Backend, 'sql'>, name: string): Promise<string> =>
  idIn(backend, 'public.staff_directory', name);

async function idIn({ sql }: Pick<Backend, 'sql'>, table: string, name: string): Promise<string> {
  const email = `${name}@daybreak.example`;
  const [row] = await sql<{ id: string }>(`select id from ${table} where email = $1`, [email]);
  if (!row) throw new Error(`No row ${email} in ${table}`);
  return row.id;
}
