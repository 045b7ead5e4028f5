import { BackendError } from '../errors.ts';
import type { InvitationLink, People } from '../interfaces/People.ts';
import { fullName } from '../interfaces/Staff.ts';
import type { Methods } from './operation.ts';
import type { MemoryPerson } from './people.ts';

type Invitations = Pick<
  People,
  'invitation' | 'invite' | 'withdrawInvitation' | 'openInvitation' | 'acceptInvitation'
>;

interface MemoryParts {
  /** Refuses anyone but super admins. */
  mustManage: () => void;
  mayRead: () => boolean;
  personOf: (id: string) => MemoryPerson | undefined;
  people: readonly MemoryPerson[];
}

const day = 86_400_000;

/** The token of a person's link, as their mail would contain it. */
export const invitationToken = (email: string): string => `invited:${email}`;

/** In-memory invitations. Keeps only the last one each person was sent. */
export function memoryInvitations({
  mustManage,
  mayRead,
  personOf,
  people,
}: MemoryParts): Methods<Invitations> {
  const linkOf = (token: string): { person?: MemoryPerson; link: InvitationLink } => {
    const person = people.find(({ email }) => invitationToken(email) === token);
    const invitation = person?.invitation;
    if (!person || !invitation) return { link: { state: 'unknown' } };
    if (person.password !== null) return { link: { state: 'used' } };
    if (invitation.isWithdrawn || !person.staff?.isActive) return { link: { state: 'withdrawn' } };
    if (Date.parse(invitation.expiresAt) <= Date.now()) return { link: { state: 'expired' } };
    const { email, staff } = person;
    return { person, link: { state: 'open', email, firstName: staff.firstName } };
  };
  return {
    invitation: (id) => (mayRead() ? (personOf(id)?.invitation ?? null) : null),
    invite(id) {
      mustManage();
      const person = personOf(id);
      if (!person?.staff) throw new BackendError('failed', "This person isn't in the staff directory.");
      if (!person.staff.isActive) throw new BackendError('failed', 'Activate this person first.');
      if (person.password !== null) throw new BackendError('failed', 'This person already has an account.');
      const now = Date.now();
      const [sentAt, expiresAt] = [now, now + 7 * day].map((time) => new Date(time).toISOString());
      person.invitation = {
        email: person.email,
        sentAt: sentAt as string,
        expiresAt: expiresAt as string,
        isWithdrawn: false,
        bounceReason: null,
      };
      return person.invitation;
    },
    withdrawInvitation(id) {
      mustManage();
      const person = personOf(id);
      if (person?.invitation) person.invitation = { ...person.invitation, isWithdrawn: true };
    },
    openInvitation: (token) => linkOf(token).link,
    acceptInvitation(token, password) {
      const { person, link } = linkOf(token);
      if (!person?.staff) return link;
      const { firstName, lastName } = person.staff;
      const displayName = fullName(firstName, lastName);
      Object.assign(person, {
        password,
        isActivated: true,
        profile: { firstName, lastName: lastName ?? '', displayName, passwordChanged: true },
      });
      return { state: 'accepted' as const, email: person.email };
    },
  };
}
