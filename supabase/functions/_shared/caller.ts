import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from './environment.ts';
import { Fault } from './Fault.ts';

export type StaffRole = 'staff' | 'admin' | 'super_admin';

export interface Caller {
  id: string;
  role: StaffRole;
  /** Acts with the caller's rights only. */
  client: SupabaseClient;
}

/** The roles that may use a function, and its messages for everyone else. */
export interface Admission {
  roles: readonly StaffRole[];
  signedOut: string;
  refusalText: string;
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/**
 * Returns a client that acts as the server, for things no person may do themselves.
 * @param environment the project's address and keys
 * @param actingFor the account that the audit trail then names
 */
export function serverClient({ url, secretKey }: Environment, actingFor?: string): SupabaseClient {
  return createClient(url, secretKey, {
    auth: stateless,
    ...(actingFor ? { global: { headers: { 'x-acting-for': actingFor } } } : {}),
  });
}

/** Returns the caller if they're active staff with an admitted role; otherwise throws a 401 or 403. */
export async function activeStaff(
  request: Request,
  { url, publishableKey }: Environment,
  { roles, signedOut, refusalText }: Admission,
): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? '';
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];
  if (!token) throw new Fault(401, signedOut);
  const client = createClient(url, publishableKey, {
    auth: stateless,
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  const { data, error } = await client.auth.getUser(token);
  if (isAuthRetryableFetchError(error)) throw new Fault(502, "Couldn't check your sign-in. Try again.");
  if (error || !data.user) throw new Fault(401, signedOut);
  const answer = await client.rpc('get_current_user_role');
  if (answer.error) throw new Fault(502, "Couldn't check your role. Try again.");
  const role = roles.find((allowedRole) => allowedRole === answer.data);
  if (!role) throw new Fault(403, refusalText);
  return { id: data.user.id, role, client };
}
