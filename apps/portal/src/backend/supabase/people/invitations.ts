import { BackendError } from '../../errors.ts';
import type { Invitation, InvitationLink, People } from '../../interfaces/People.ts';
import { requireSession, rpc } from '../auth.ts';
import type { Client } from '../client.ts';
import { unwrapData } from '../failures.ts';
import { callFunction, fieldsOf } from '../functionCall.ts';
import { bounceReasonOf } from '../mail.ts';

type Invitations = Pick<
  People,
  'invitation' | 'invite' | 'withdrawInvitation' | 'openInvitation' | 'acceptInvitation'
>;

const closedStates = ['used', 'withdrawn', 'expired', 'unknown'] as const;

function linkFrom({ state, email, firstName }: Record<string, unknown>): InvitationLink {
  if (state === 'open' && typeof email === 'string' && typeof firstName === 'string')
    return { state, email, firstName };
  const closedState = closedStates.find((one) => one === state);
  if (closedState) return { state: closedState };
  throw new BackendError('unexpected', "The function didn't say whether the link is valid.");
}

/** Invitations in a Supabase project: the table has their status; functions send and accept them. */
export function supabaseInvitations(client: Client): Invitations {
  const last = async (id: string): Promise<Invitation | null> => {
    const row = unwrapData(
      await client
        .from('staff_invitations')
        .select('email, sent_at, expires_at, withdrawn_at')
        .eq('entry_id', id)
        .not('sent_at', 'is', null)
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle(),
    );
    if (!row?.sent_at) return null;
    return {
      email: row.email,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      isWithdrawn: row.withdrawn_at !== null,
      bounceReason: await bounceReasonOf(client, ['invitation'], row.email),
    };
  };
  return {
    async invitation(id) {
      await requireSession(client);
      return last(id);
    },
    async invite(id) {
      await requireSession(client);
      await callFunction(client, 'invite-staff', { entry: id });
      const invitation = await last(id);
      if (!invitation)
        throw new BackendError(
          'refused',
          "The invitation was sent, but we couldn't load it. Reload the page to see it.",
        );
      return invitation;
    },
    async withdrawInvitation(id) {
      await rpc(client, 'withdraw_invitation', { entry: id });
    },
    async openInvitation(token) {
      return linkFrom(fieldsOf(await callFunction(client, 'accept-invitation', { token })));
    },
    async acceptInvitation(token, password) {
      const answer = fieldsOf(await callFunction(client, 'accept-invitation', { token, password }));
      const { state, email } = answer;
      return state === 'accepted' && typeof email === 'string' ? { state, email } : linkFrom(answer);
    },
  };
}
