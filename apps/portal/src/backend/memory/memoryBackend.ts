import type { Approvals } from '../Approvals.ts';
import type { AuditEvent, LoggedMail } from '../Audit.ts';
import {
  type Account,
  type Backend,
  type JobApplication,
  type Profile,
  type Role,
  roles,
  type Session,
  type SignedInPlace,
  type StaffMember,
} from '../Backend.ts';
import type { BrandUpdates } from '../BrandUpdates.ts';
import type { Cards } from '../Cards.ts';
import type { Comments } from '../Comments.ts';
import { BackendError, type BackendErrorKind } from '../errors.ts';
import type { Home } from '../Home.ts';
import type { Library } from '../Library.ts';
import { longestName } from '../nameLimits.ts';
import { firstVisitNames } from '../namesOf.ts';
import type { OwnApplication } from '../OwnApplication.ts';
import type { People } from '../People.ts';
import type { Position, Positions } from '../Positions.ts';
import type { TeamPictures } from '../TeamPictures.ts';
import { memoryAccount, samplePlaces } from './account.ts';
import { memoryApplications } from './applications.ts';
import { memoryAudit } from './audit.ts';
import { type KeptCards, memoryCards } from './cards.ts';
import { emptyHomes, type KeptHomes, memoryHome } from './home.ts';
import { memoryApprovals } from './library/approvals.ts';
import { memoryBrandUpdates } from './library/brandUpdates.ts';
import { memoryComments } from './library/comments.ts';
import { memoryLibrary } from './library/memoryLibrary.ts';
import { emptyShelf, type Shelf, type ShelfAccess } from './library/shelf.ts';
import { memoryPeople, refuseLeavingManager } from './memoryPeople.ts';
import { memoryOwnApplication } from './ownApplication.ts';
import { type MemoryPerson, samplePeople } from './people.ts';
import { memoryPositions } from './positions.ts';
import { memorySecondStep, secondStepOf } from './secondStep.ts';
import { memorySeeding } from './seeding.ts';
import { type KeptTeamPicture, memoryTeamPictures } from './teamPictures.ts';

/** Names of the calls that a story or test can make fail or hang forever. */
type Operation =
  | `auth.${'session' | 'signIn' | 'signOut' | 'sendPasswordReset' | 'openLink' | 'updatePassword'}`
  | `account.${keyof Account}`
  | `profiles.${'own' | 'ensure' | 'save' | 'markPasswordChanged'}`
  | 'chat.ask'
  | 'audit.mails'
  | 'mail.sendTest'
  | `seeding.${'leads' | 'staffAccounts'}`
  | `applications.${'list' | 'review' | 'addNote' | 'write' | 'removeNote' | 'correct' | 'undelivered' | 'resumeLink' | 'remove'}`
  | 'audit.list'
  | `library.${keyof Library}`
  | `people.${keyof People}`
  | `home.${keyof Home}`
  | `cards.${keyof Cards}`
  | `positions.${keyof Positions}`
  | `teamPictures.${keyof TeamPictures}`
  | `approvals.${keyof Approvals}`
  | `comments.${keyof Comments}`
  | `brandUpdates.${keyof BrandUpdates}`
  | `ownApplication.${keyof OwnApplication}`
  | `staff.${'own' | 'role' | 'list' | 'update' | 'saveCompanyInfo' | 'setRole' | 'setActive'}`;

export interface MemoryOptions {
  people?: MemoryPerson[];
  /** Job applications received. */
  applications?: JobApplication[];
  /** Why the last mail to an applicant bounced, by address. */
  bounced?: { [email: string]: string };
  /** Positions, newest first. */
  positions?: Position[];
  /** The team's photographs, newest first. */
  teamPictures?: KeptTeamPicture[];
  /** The audit trail's initial entries, newest first. */
  events?: AuditEvent[];
  /** The mail log, newest first. */
  loggedMails?: LoggedMail[];
  /** The shared library's content: empty by default. Backends given the same one share it. */
  shelf?: Shelf;
  /** People's home page settings: none by default. */
  homes?: KeptHomes;
  /** Business cards and signatures that were made: none by default. */
  cards?: KeptCards;
  /** Email of the user who is signed in from the start. */
  signedInAs?: string;
  /** They arrived by the link in a reset mail, which counts as their old password. */
  arrivedByLink?: boolean;
  /** Unused tokens from mailed links, and whose they are. */
  links?: Record<string, string>;
  /** Administrators need a second step. */
  requiresSecondStep?: boolean;
  /** Where the user is signed in: here and on a phone by default. */
  places?: SignedInPlace[];
  /** Milliseconds that every call takes. */
  latency?: number;
  /** Calls that fail, and how. */
  failing?: Partial<Record<Operation, BackendErrorKind>>;
  /** The assistant's answer, chunk by chunk. */
  chatAnswer?: readonly string[];
  /** How many chunks of the answer arrive before the connection breaks; all by default. */
  chatBreaksAfter?: number;
  /** Calls that never answer. */
  hanging?: readonly Operation[];
}

export interface MemoryBackend extends Backend {
  /** Addresses that a reset mail was sent to. */
  readonly mails: readonly string[];
}

/** The whole backend in memory: sample people, with failures and delays on request. For stories and fast tests. */
export function memoryBackend(options: MemoryOptions = {}): MemoryBackend {
  const {
    people = samplePeople(),
    applications = [],
    bounced = {},
    positions = [],
    teamPictures = [],
    events = [],
    loggedMails = [],
    shelf = emptyShelf(),
    places = samplePlaces(),
    homes = emptyHomes(),
    cards = new Map(),
    links = {},
    signedInAs,
    latency = 0,
    failing = {},
    hanging = [],
    chatAnswer = sampleAnswer,
  } = options;
  const listeners = new Set<(session: Session | null) => void>();
  const mails: string[] = [];
  const byEmail = (email: string) => people.find((person) => person.email === email.trim().toLowerCase());
  let current = signedInAs === undefined ? undefined : byEmail(signedInAs);
  /** A user who is signed in from the start has taken their second step, unless they arrived by a link. */
  let byLink = options.arrivedByLink ?? false;
  let taken = !byLink;
  const signIn = crypto.randomUUID();
  const rule = { required: options.requiresSecondStep ?? false };
  /** As on the server: administrators have no rights without a second step if it's required. */
  const roleOf = (person: MemoryPerson): Role | null => {
    const role = grantedRole(person);
    return rule.required && role !== 'staff' && !person.secondStep?.since ? null : role;
  };
  const sessionOf = (person: MemoryPerson): Session => ({
    userId: person.userId,
    email: person.email,
    names: person.names,
    secondStep: secondStepOf(person, taken),
    signIn,
  });

  const answer = async <T>(operation: Operation, work: () => T): Promise<T> => {
    await new Promise<void>((resolve) => {
      if (!hanging.includes(operation)) setTimeout(resolve, latency);
    });
    const kind = failing[operation];
    if (kind)
      throw new BackendError(kind, 'The backend was told to fail.', { serverSpoke: kind !== 'unreachable' });
    return work();
  };
  const me = (): MemoryPerson => {
    if (!current) throw new BackendError('signedOut', 'Auth session missing!');
    return current;
  };
  /** The user with the rights the server gives them: none while their second step is due. */
  const entitled = (): MemoryPerson =>
    secondStepOf(me(), taken) === 'due' ? { ...me(), staff: null, profile: null } : me();
  const audit = memoryAudit(
    events,
    loggedMails,
    answer,
    () =>
      current && {
        accountId: current.userId,
        email: current.email,
        name: current.names.full ?? null,
        role: roleOf(current),
      },
  );
  const changedBySuperAdmin = (
    id: string,
    changes: Partial<NonNullable<MemoryPerson['staff']>>,
  ): StaffMember => {
    const person = people.find((other) => idOf(other) === id);
    if (roleOf(me()) !== 'super_admin' || !person?.staff)
      throw new BackendError('refused', "You can't change this record. Nothing was saved.");
    const before = person.staff;
    person.staff = { ...before, ...changes };
    audit.recordEntry(memberOf(person, before), memberOf(person, person.staff));
    return memberOf(person, person.staff);
  };
  const refuseOwnRow = (id: string) => {
    if (idOf(me()) === id)
      throw new BackendError('refused', "You can't change your own role or deactivate yourself.");
  };
  const tell = () => {
    for (const listener of listeners) listener(current ? sessionOf(current) : null);
  };

  const desk: ShelfAccess = {
    shelf,
    asker: () => ({ accountId: me().userId, role: roleOf(me()) }),
    colleagues: () =>
      people.flatMap((person) =>
        person.staff
          ? [
              {
                staffId: idOf(person),
                accountId: person.userId,
                isActive: person.staff.isActive,
                name: [person.staff.firstName, person.staff.lastName].filter(Boolean).join(' '),
              },
            ]
          : [],
      ),
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
          taken = false;
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
          if (byEmail(email)?.activated) mails.push(email);
        }),
      openLink: ({ token }) =>
        answer('auth.openLink', () => {
          const person = byEmail(links[token] ?? '');
          if (!person) throw new BackendError('refused', 'Email link is invalid or has expired');
          delete links[token];
          current = person;
          taken = false;
          byLink = true;
          tell();
          return sessionOf(person);
        }),
      updatePassword: (password, given) =>
        answer('auth.updatePassword', () => {
          const person = me();
          const asksForCurrent = person.profile?.passwordChanged && !byLink;
          if (asksForCurrent && given !== person.password)
            throw new BackendError('currentPassword', 'Current password required when setting new password.');
          if (password === person.password)
            throw new BackendError('refused', 'New password should be different from the old password.');
          person.password = password;
          if (person.profile) person.profile.passwordChanged = true;
          tell();
        }),
    },
    account: {
      ...memoryAccount(places, answer, me, () => roleOf(me())),
      ...memorySecondStep({
        answer,
        me,
        taken: () => taken,
        take(next) {
          taken = next;
          tell();
        },
        rule,
        role: () => roleOf(me()),
        record: audit.record,
      }),
    },
    profiles: {
      own: () => answer('profiles.own', () => profileOf(entitled())),
      ensure: () =>
        answer('profiles.ensure', () => {
          const person = me();
          const names = firstVisitNames(sessionOf(person), activeRowOf(person));
          person.profile ??= { ...names, passwordChanged: false };
          return { ...person.profile };
        }),
      save: (names) =>
        answer('profiles.save', () => {
          const person = me();
          const { passwordChanged } = person.profile ?? { passwordChanged: false };
          const firstName = names.firstName.trim();
          const lastName = names.lastName.trim();
          const displayName = names.displayName.trim();
          if (!firstName || [firstName, lastName, displayName].some((name) => [...name].length > longestName))
            throw new BackendError('unexpected', 'A name is empty or too long.');
          person.profile = { firstName, lastName, displayName, passwordChanged };
          return { ...person.profile };
        }),
      markPasswordChanged: () =>
        answer('profiles.markPasswordChanged', () => {
          const { profile } = me();
          if (!profile)
            throw new BackendError('refused', "You don't have a profile yet. Nothing was changed.");
          profile.passwordChanged = true;
        }),
    },
    chat: {
      async *ask(_messages, signal) {
        await answer('chat.ask', me);
        for (const [index, text] of chatAnswer.entries()) {
          if (index === options.chatBreaksAfter)
            throw new BackendError('unreachable', 'The answer was cut off.');
          await new Promise((resolve) => setTimeout(resolve, latency));
          if (signal.aborted) return;
          yield text;
        }
      },
    },
    applications: memoryApplications(
      applications,
      answer,
      () => current && { role: roleOf(current), name: current.names.full ?? null },
      audit.record,
      bounced,
    ),
    ownApplication: memoryOwnApplication(applications, answer),
    positions: memoryPositions(positions, applications, answer, () => roleOf(me()), audit.record),
    teamPictures: memoryTeamPictures(
      teamPictures,
      answer,
      () => ({ accountId: me().userId, role: roleOf(me()), name: me().names.full ?? null }),
      audit.record,
    ),
    audit: audit.api,
    library: memoryLibrary(desk, answer),
    approvals: memoryApprovals(desk, answer, audit.record),
    comments: memoryComments(desk, answer),
    brandUpdates: memoryBrandUpdates(desk, answer),
    home: memoryHome(
      homes,
      answer,
      () => ({
        accountId: me().userId,
        role: roleOf(me()),
        name: me().names.full ?? null,
        startDate: me().details?.startDate ?? null,
      }),
      {
        startedOn: () =>
          people.flatMap((person) => {
            const { staff, details } = person;
            if (!staff?.isActive || !details?.startDate) return [];
            const name = [staff.firstName, staff.lastName].filter(Boolean).join(' ');
            return {
              id: idOf(person),
              name,
              jobTitle: staff.jobTitle,
              photo: staff.photo ?? null,
              startDate: details.startDate,
            };
          }),
        newApplications: () => applications.filter(({ status }) => status === 'new').length,
      },
    ),
    cards: memoryCards({
      kept: cards,
      answer,
      active: () => people.flatMap((person) => activeRowOf(person) ?? []),
      asker: () => ({ id: idOf(me()), role: roleOf(me()) }),
    }),
    mail: {
      sendTest: () =>
        answer('mail.sendTest', () => {
          if (!current) throw new BackendError('signedOut', 'You must be logged in to send a test.');
          loggedMails.unshift({
            id: (loggedMails[0]?.id ?? 0) + 1,
            at: new Date().toISOString(),
            kind: 'test',
            to: current.email,
            by: current.names.full ?? null,
            state: 'sent',
            reason: null,
          });
          return current.email;
        }),
    },
    seeding: memorySeeding(people, answer, () => current && roleOf(current)),
    people: memoryPeople({ people, answer, me, role: () => roleOf(me()), memberOf: staffMemberOf }),
    staff: {
      own: () => answer('staff.own', () => activeRowOf(entitled())),
      role: () => answer('staff.role', () => roleOf(entitled())),
      list: (which = 'active') =>
        answer('staff.list', () => {
          const role = roleOf(entitled());
          if (which === 'inactive' && role !== 'super_admin') return [];
          // As on the server: without rights, users see only themselves.
          return (role ? people : [entitled()])
            .flatMap((person) => staffMemberOf(person) ?? [])
            .filter(({ isActive }) => isActive === (which === 'active'))
            .sort(
              (a, b) =>
                roles.indexOf(a.role) - roles.indexOf(b.role) || a.firstName.localeCompare(b.firstName),
            );
        }),
      update: (id, { firstName, lastName, phone }) =>
        answer('staff.update', () =>
          changedBySuperAdmin(id, {
            firstName: firstName.trim(),
            lastName: lastName.trim() || null,
            phone: phone.trim() || null,
          }),
        ),
      saveCompanyInfo: ({ phone, jobTitle }) =>
        answer('staff.saveCompanyInfo', () =>
          changedBySuperAdmin(idOf(me()), { phone: phone.trim() || null, jobTitle: jobTitle.trim() || null }),
        ),
      setRole: (id, role) =>
        answer('staff.setRole', () => {
          refuseOwnRow(id);
          return changedBySuperAdmin(id, { role });
        }),
      setActive: (id, isActive) =>
        answer('staff.setActive', () => {
          refuseOwnRow(id);
          if (!isActive) refuseLeavingManager(people, id);
          const member = changedBySuperAdmin(id, { isActive });
          const person = byEmail(member.email);
          if (person) person.activated = isActive;
          return member;
        }),
    },
  };
}

/** An answer with typical formatting: a list, a link, emphasis. */
const sampleAnswer = [
  'We recycle **solar panels**, inverters and batteries',
  ', and we:\n\n- buy surplus equipment\n- sell refurbished gear\n',
  '- destroy drives securely\n\nThe [staff directory](/staff-directory) has people to ask.',
];

const profileOf = ({ profile }: MemoryPerson): Profile | null => profile && { ...profile };

const idOf = ({ userId }: MemoryPerson) => `staff-${userId}`;

/** As on the server: no rights until the default password is changed. */
const grantedRole = ({ staff, profile }: MemoryPerson): Role | null =>
  staff?.isActive && profile?.passwordChanged ? staff.role : null;

const memberOf = (person: MemoryPerson, staff: NonNullable<MemoryPerson['staff']>): StaffMember => ({
  id: idOf(person),
  accountId: person.password === null ? null : person.userId,
  email: person.email,
  photo: null,
  ...staff,
});

const staffMemberOf = (person: MemoryPerson): StaffMember | null =>
  person.staff && memberOf(person, person.staff);

/** The user's effective row: an inactive one grants nothing. */
const activeRowOf = (person: MemoryPerson): StaffMember | null =>
  person.staff?.isActive ? staffMemberOf(person) : null;
