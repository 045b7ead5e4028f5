import type { Backend, Profile, Session, StaffMember } from '../Backend.ts';
import { BackendError, type BackendErrorKind } from '../errors.ts';
import { firstVisitNames } from '../namesOf.ts';
import { type Person, samplePeople } from './people.ts';

/** Names of the calls that a story or test may make fail or wait for ever. */
type Operation =
  | `auth.${'session' | 'signIn' | 'signOut' | 'sendPasswordReset' | 'updatePassword'}`
  | `profiles.${'own' | 'ensure' | 'markPasswordChanged'}`
  | `staff.${'own' | 'role'}`;

export interface MemoryOptions {
  people?: Person[];
  /** E-mail of the person who is signed in from the start. */
  signedInAs?: string;
  /** Milliseconds that every call takes. */
  latency?: number;
  /** Calls that fail, and how. */
  failing?: Partial<Record<Operation, BackendErrorKind>>;
  /** Calls that never answer. */
  hanging?: readonly Operation[];
}

export interface MemoryBackend extends Backend {
  /** Addresses that a reset mail was sent to. */
  readonly mails: readonly string[];
}

/** The whole backend in memory: sample people, with failures and delays on request. For stories and fast tests. */
export function memoryBackend(options: MemoryOptions = {}): MemoryBackend {
  const { people = samplePeople(), signedInAs, latency = 0, failing = {}, hanging = [] } = options;
  const listeners = new Set<(session: Session | null) => void>();
  const mails: string[] = [];
  const byEmail = (email: string) => people.find((person) => person.email === email.trim().toLowerCase());
  let current = signedInAs === undefined ? undefined : byEmail(signedInAs);

  const answer = async <T>(operation: Operation, work: () => T): Promise<T> => {
    await new Promise<void>((resolve) => {
      if (!hanging.includes(operation)) setTimeout(resolve, latency);
    });
    const kind = failing[operation];
    if (kind) throw new BackendError(kind, `${operation} was told to fail.`);
    return work();
  };
  const me = (): Person => {
    if (!current) throw new BackendError('signedOut', 'Auth session missing!');
    return current;
  };
  const tell = () => {
    for (const listener of listeners) listener(current ? sessionOf(current) : null);
  };

  return {
    mails,
    auth: {
      session: () => answer('auth.session', () => (current ? sessionOf(current) : null)),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: (email, password) =>
        answer('auth.signIn', () => {
          const person = byEmail(email);
          if (person?.password !== password)
            throw new BackendError('invalidCredentials', 'Invalid login credentials');
          if (!person.activated) throw new BackendError('notActivated', 'Email not confirmed');
          current = person;
          tell();
          return sessionOf(person);
        }),
      async signOut() {
        current = undefined;
        tell();
        await answer('auth.signOut', () => undefined);
      },
      sendPasswordReset: (email) =>
        answer('auth.sendPasswordReset', () => {
          if (byEmail(email)) mails.push(email);
        }),
      updatePassword: (password) =>
        answer('auth.updatePassword', () => {
          const person = me();
          if (password === person.password)
            throw new BackendError('refused', 'New password should be different from the old password.');
          person.password = password;
          if (person.profile) person.profile.passwordChanged = true;
          tell();
        }),
    },
    profiles: {
      own: () => answer('profiles.own', () => profileOf(me())),
      ensure: () =>
        answer('profiles.ensure', () => {
          const person = me();
          const names = firstVisitNames(sessionOf(person), staffMemberOf(person));
          person.profile ??= { ...names, passwordChanged: false };
          return { ...person.profile };
        }),
      markPasswordChanged: () =>
        answer('profiles.markPasswordChanged', () => {
          const { profile } = me();
          if (!profile) throw new BackendError('refused', 'Nothing was changed: there is no profile.');
          profile.passwordChanged = true;
        }),
    },
    staff: {
      own: () => answer('staff.own', () => staffMemberOf(me())),
      // As on the server: no rights before the default password is gone.
      role: () =>
        answer('staff.role', () => {
          const { staff, profile } = me();
          return staff?.isActive && profile?.passwordChanged ? staff.role : null;
        }),
    },
  };
}

const sessionOf = ({ userId, email, names }: Person): Session => ({ userId, email, names });

const profileOf = ({ profile }: Person): Profile | null => profile && { ...profile };

function staffMemberOf({ userId, email, staff }: Person): StaffMember | null {
  if (!staff?.isActive) return null;
  const { firstName, lastName, phone, jobTitle, role } = staff;
  return { id: `staff-${userId}`, email, firstName, lastName, phone, jobTitle, role };
}
