import { BackendError, type BackendErrorKind } from '../errors.ts';
import type { SignedInPlace } from '../interfaces/Account.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import type { AuditEvent, LoggedMail } from '../interfaces/Audit.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { Position } from '../interfaces/Positions.ts';
import { fullName } from '../interfaces/Staff.ts';
import { memoryAccess } from './access.ts';
import { memoryAccount, samplePlaces } from './account.ts';
import { memoryApplications } from './applications.ts';
import { memoryAudit } from './audit.ts';
import { memoryAuth } from './auth.ts';
import { type CardRecords, memoryCards } from './cards.ts';
import { emptyHomes, type HomePages, memoryHome } from './home.ts';
import { memoryApprovals } from './library/approvals.ts';
import { memoryBrandUpdates } from './library/brandUpdates.ts';
import { memoryComments } from './library/comments.ts';
import { emptyLibrary, type LibraryAccess, type LibraryStore } from './library/libraryStore.ts';
import { memoryLibrary } from './library/memoryLibrary.ts';
import { memoryMail } from './mail.ts';
import { memoryPeople } from './memoryPeople.ts';
import { answering, type Operation, type RunOperation } from './operation.ts';
import { memoryOwnApplication } from './ownApplication.ts';
import { idOf, type MemoryPerson, samplePeople } from './people.ts';
import { memoryPositions } from './positions.ts';
import { memoryProfiles } from './profiles.ts';
import { memorySecondStep } from './secondStep.ts';
import { memorySeeding } from './seeding.ts';
import { memoryStaff } from './staff.ts';
import { memoryTeamPictures, type StoredTeamPicture } from './teamPictures.ts';

export interface MemoryOptions {
  people?: MemoryPerson[];
  /** Job applications received. */
  applications?: JobApplication[];
  /** Why the last mail to an applicant bounced, by address. */
  bounceReasons?: { [email: string]: string };
  /** Positions, newest first. */
  positions?: Position[];
  /** The team's photographs, newest first. */
  teamPictures?: StoredTeamPicture[];
  /** The audit trail's initial entries, newest first. */
  events?: AuditEvent[];
  /** The mail log, newest first. */
  loggedMails?: LoggedMail[];
  /** The shared library's content: empty by default. Backends given the same one share it. */
  library?: LibraryStore;
  /** People's home page settings: none by default. */
  homes?: HomePages;
  /** Business cards and signatures that were made: none by default. */
  cards?: CardRecords;
  /** Email of the user who is signed in from the start. */
  signedInAs?: string;
  /** Whether they arrived by the link in a reset mail, which replaces the current password. */
  arrivedByLink?: boolean;
  /** Unused tokens from mailed links, each with its owner. */
  links?: Record<string, string>;
  /** Whether administrators need a second step. */
  requiresSecondStep?: boolean;
  /** Where the user is signed in: here and on a phone by default. */
  places?: SignedInPlace[];
  /** Milliseconds that every call takes. */
  latency?: number;
  /** Calls that fail, and how. */
  failures?: Partial<Record<Operation, BackendErrorKind>>;
  /** The assistant's answer, chunk by chunk. */
  chatAnswer?: readonly string[];
  /** The number of chunks that arrive before the connection breaks; all by default. */
  chatBreaksAfter?: number;
  /** Calls that never answer. */
  unanswered?: readonly Operation[];
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
    bounceReasons = {},
    positions = [],
    teamPictures = [],
    events = [],
    loggedMails = [],
    library = emptyLibrary(),
    places = samplePlaces(),
    homes = emptyHomes(),
    cards = new Map(),
    links = {},
    signedInAs,
    latency = 0,
    failures = {},
    unanswered = [],
    chatAnswer = sampleAnswer,
  } = options;
  const mails: string[] = [];
  const rule = { required: options.requiresSecondStep ?? false };
  const access = memoryAccess(people, rule, signedInAs, options.arrivedByLink);
  const answer: RunOperation = async (operation, compute) => {
    await new Promise<void>((resolve) => {
      if (!unanswered.includes(operation)) setTimeout(resolve, latency);
    });
    const kind = failures[operation];
    if (kind)
      throw new BackendError(kind, 'The backend was told to fail.', { serverSpoke: kind !== 'unreachable' });
    return compute();
  };
  const audit = memoryAudit(events, loggedMails, access);
  const libraryAccess: LibraryAccess = {
    store: library,
    caller: access.caller,
    colleagues: () =>
      people.flatMap((person) =>
        person.staff
          ? [
              {
                staffId: idOf(person),
                accountId: person.userId,
                isActive: person.staff.isActive,
                name: fullName(person.staff.firstName, person.staff.lastName),
              },
            ]
          : [],
      ),
  };

  return {
    mails,
    auth: memoryAuth(access, answer, mails, links),
    profiles: answering(answer, 'profiles', memoryProfiles(access)),
    staff: answering(answer, 'staff', memoryStaff(access, audit.recordEntry)),
    mail: answering(answer, 'mail', memoryMail(access, loggedMails)),
    account: answering(answer, 'account', {
      ...memoryAccount(places, access),
      ...memorySecondStep(access, audit.record),
    }),
    chat: {
      async *ask(_messages, signal) {
        await answer('chat.ask', access.me);
        for (const [index, text] of chatAnswer.entries()) {
          if (index === options.chatBreaksAfter)
            throw new BackendError('unreachable', 'The answer was cut off.');
          await new Promise((resolve) => setTimeout(resolve, latency));
          if (signal.aborted) return;
          yield text;
        }
      },
    },
    applications: answering(
      answer,
      'applications',
      memoryApplications(applications, access, audit.record, bounceReasons),
    ),
    ownApplication: memoryOwnApplication(applications, answer),
    positions: answering(answer, 'positions', memoryPositions(positions, applications, access, audit.record)),
    teamPictures: answering(answer, 'teamPictures', memoryTeamPictures(teamPictures, access, audit.record)),
    audit: answering(answer, 'audit', audit.api),
    library: answering(answer, 'library', memoryLibrary(libraryAccess)),
    approvals: answering(answer, 'approvals', memoryApprovals(libraryAccess, audit.record)),
    comments: answering(answer, 'comments', memoryComments(libraryAccess)),
    brandUpdates: answering(answer, 'brandUpdates', memoryBrandUpdates(libraryAccess)),
    home: answering(answer, 'home', memoryHome(homes, access, applications)),
    cards: answering(answer, 'cards', memoryCards(cards, access)),
    seeding: answering(answer, 'seeding', memorySeeding(access)),
    people: answering(answer, 'people', memoryPeople(access)),
  };
}

/** An answer with typical formatting: a list, a link, emphasis. */
const sampleAnswer = [
  'We recycle **solar panels**, inverters and batteries',
  ', and we:\n\n- buy surplus equipment\n- sell refurbished gear\n',
  '- destroy drives securely\n\nThe [staff directory](/staff-directory) has people to ask.',
];
