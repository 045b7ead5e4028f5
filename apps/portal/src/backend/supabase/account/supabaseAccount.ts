import type { Account } from '../../interfaces/Account.ts';
import { requireSession, rpc } from '../auth.ts';
import type { Client } from '../client.ts';
import { fromAuthError, unwrapData } from '../failures.ts';
import { supabaseSecondStep } from './secondStep.ts';

export function supabaseAccount(client: Client): Account {
  return {
    ...supabaseSecondStep(client),

    async places() {
      const rows = await rpc(client, 'own_sessions', {});
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        address: row.address,
        since: row.created_at,
        lastSeen: row.last_seen_at,
        isCurrent: row.is_current,
      }));
    },

    async signOutPlace(id) {
      await rpc(client, 'end_own_session', { session: id });
    },

    async getsApplicationMails() {
      await requireSession(client);
      const row = unwrapData(await client.from('reviewer_notices').select('wanted').maybeSingle());
      return row?.wanted ?? true;
    },

    setApplicationMails: (isOn) => rpc(client, 'want_notices', { wanted: isOn }),

    async signOutElsewhere() {
      await requireSession(client);
      const { error } = await client.auth.signOut({ scope: 'others' });
      if (error) throw fromAuthError(error);
    },
  };
}
