import type { Database } from '@daybreak/supabase/types';
import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../errors.ts';
import type { Auth, Session } from '../interfaces/Auth.ts';
import { fullName } from '../interfaces/Staff.ts';
import type { Arrival } from './arrival.ts';
import type { Client } from './client.ts';
import { fromAuthError, unwrapData } from './failures.ts';
import { toSession } from './storedSession.ts';

/** Returns the current session. Throws `signedOut` if there is none. */
export async function requireSession(client: Client): Promise<Session> {
  const { data, error } = await client.auth.getSession();
  if (error) throw fromAuthError(error);
  if (!data.session) throw new BackendError('signedOut', 'Auth session missing!');
  return toSession(data.session);
}

type Functions = Database['public']['Functions'];

/** Calls a database function as the signed-in user and returns its answer. */
export async function rpc<Name extends keyof Functions & string>(
  // Not `Client`, whose types need a function that's known.
  client: SupabaseClient,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> {
  await requireSession(client);
  return unwrapData(await client.rpc(name, args));
}

/**
 * Sign-in through a Supabase project.
 *
 * @param arrival tokens from the visitor's address, which become the session before anything else is requested
 */
export function supabaseAuth(client: Client, resetPage: string, arrival: Arrival | null): Auth {
  const arrivedSession = arrival
    ? client.auth.setSession({ access_token: arrival.accessToken, refresh_token: arrival.refreshToken })
    : Promise.resolve();

  return {
    async session() {
      await arrivedSession;
      const { data, error } = await client.auth.getSession();
      if (error) throw fromAuthError(error);
      return data.session && toSession(data.session);
    },

    onChange(listener) {
      const { data } = client.auth.onAuthStateChange((event, session) => {
        // To the portal, every later event just means a new session. `session()` covers the initial one.
        if (event !== 'INITIAL_SESSION') listener(session && toSession(session));
      });
      return () => data.subscription.unsubscribe();
    },

    async signIn(email, password) {
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw fromAuthError(error);
      return toSession(data.session);
    },

    async signOut() {
      // `local` clears this device before it tells the server, so that signing out doesn't depend on the network.
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (error) throw fromAuthError(error);
    },

    async sendPasswordReset(email) {
      const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: resetPage });
      if (error) throw fromAuthError(error);
    },

    async openLink({ token, type }) {
      const { data, error } = await client.auth.verifyOtp({ token_hash: token, type });
      if (error) throw fromAuthError(error);
      return data.session && toSession(data.session);
    },

    async updatePassword(password, current) {
      const { error } = await client.auth.updateUser({
        password,
        ...(current === undefined ? {} : { current_password: current }),
      });
      if (error) throw fromAuthError(error);
      const others = await client.auth.signOut({ scope: 'others' });
      if (others.error) console.error("Couldn't end other sessions after the password change.", others.error);
    },
  };
}

/** Returns the names of people by account, as far as the user can see them. */
export async function loadNames(
  client: Client,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const people = unwrapData(
    await client
      .from('staff_directory')
      .select('user_id, first_name, last_name')
      .in('user_id', [...new Set(accounts)]),
  );
  return new Map(
    people?.map(({ user_id, first_name, last_name }) => [user_id ?? '', fullName(first_name, last_name)]),
  );
}
