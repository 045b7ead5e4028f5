import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from './environment.ts';
import { Fault } from './Fault.ts';

export interface Caller {
  id: string;
  /** Acts with the caller's rights and no others. */
  client: SupabaseClient;
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** Acts as the server. For what no person may do themselves. */
export function serverClient({ url, secretKey }: Environment): SupabaseClient {
  return createClient(url, secretKey, { auth: stateless });
}

/** Who asks: active staff, or a 401 or 403. */
export async function activeStaff(request: Request, { url, publishableKey }: Environment): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? '';
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];
  if (!token) throw signedOut();
  const client = createClient(url, publishableKey, {
    auth: stateless,
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  const { data, error } = await client.auth.getUser(token);
  if (isAuthRetryableFetchError(error)) throw new Fault(502, 'The sign-in could not be checked. Try again.');
  if (error || !data.user) throw signedOut();
  const role = await client.rpc('get_current_user_role');
  if (role.error) throw new Fault(502, 'Your role could not be read. Try again.');
  if (!role.data) throw new Fault(403, 'Only active staff may use the AI chat.');
  return { id: data.user.id, client };
}

const signedOut = () => new Fault(401, 'You must be logged in to use the AI chat');
