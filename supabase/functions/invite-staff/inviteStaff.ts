import { activeStaff, serverClient } from '../_shared/caller.ts';
import { deliverMail } from '../_shared/deliverMail.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { hashOf, newToken } from '../_shared/linkToken.ts';
import { portalOf } from '../_shared/portalOf.ts';
import { invitationMail } from './invitationMail.ts';

/** Days that a link works. */
const life = 7;
const failureText = "Couldn't send the invitation. Try again.";

const admission = {
  roles: ['super_admin'],
  signedOut: 'You must be logged in to invite people.',
  refusalText: 'Only a super administrator can invite people.',
} as const;

interface NewInvitation {
  invitation: string;
  email: string;
  first_name: string;
  expires_at: string;
}

/**
 * Emails a person in the directory a link for choosing a password: `{ entry }` → `{ email, expiresAt }`. The link opens
 * nothing until the mail service has accepted the email; from then on, earlier links stop working.
 */
export const createInviting = createJsonFunction({
  name: 'invite-staff',
  failureText,
  async handle({ entry }, settings, request) {
    const caller = await activeStaff(request, settings, admission);
    if (typeof entry !== 'string' || !/^[0-9a-f-]{36}$/i.test(entry))
      throw new Fault(400, 'The directory entry is missing.');
    if (!settings.mail) throw new Fault(503, 'No email service is configured on this server.');
    const portal = portalOf(settings, request);
    const server = serverClient(settings, caller.id);
    const token = newToken();
    const { data, error } = await server
      .rpc('begin_invitation', { entry, inviter: caller.id, hash: await hashOf(token), days: life })
      .maybeSingle<NewInvitation>();
    if (error?.code === 'P0001') throw new Fault(409, error.message);
    if (error || !data) throw new Fault(502, failureText);
    const words = invitationMail({
      firstName: data.first_name,
      link: `${portal}/invitation#${token}`,
      days: life,
    });
    await deliverMail(
      settings,
      { to: data.email, ...words },
      { kind: 'invitation', sentBy: caller.id, label: 'the invitation' },
    );
    orFail(await server.rpc('note_sent_invitation', { invitation: data.invitation }), failureText);
    return { answer: { email: data.email, expiresAt: data.expires_at } };
  },
});
