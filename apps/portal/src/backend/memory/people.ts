import type { Invitation } from '../interfaces/People.ts';
import type { DetailName, Stated } from '../interfaces/personDetails.ts';
import type { Role, StaffMember } from '../interfaces/Staff.ts';
import type { MemorySecondStep } from './secondStep.ts';

/** A person in the memory backend: account, directory row and profile in one record. */
export interface MemoryPerson {
  userId: string;
  email: string;
  /** Null for someone in the directory without an account. */
  password: string | null;
  isActivated: boolean;
  names: { first?: string; last?: string; full?: string };
  staff: {
    firstName: string;
    lastName: string | null;
    phone: string | null;
    jobTitle: string | null;
    /** The address it loads from. */
    photo?: string | null;
    role: Role;
    isActive: boolean;
  } | null;
  /** The last invitation they were sent, if any. */
  invitation?: Invitation;
  /** The details beyond their card: none by default. */
  details?: Partial<Stated<Exclude<DetailName, keyof StaffMember>>>;
  /** Their second step, if it's on or in progress. */
  secondStep?: MemorySecondStep;
  profile: { firstName: string; lastName: string; displayName: string; passwordChanged: boolean } | null;
}

/** Every sample person's password; the embedded backend's demo accounts use the same. */
const samplePassword = 'Daybreak-demo-1';

interface Sample {
  id: string;
  first: string;
  last: string;
  role: Role;
  jobTitle: string;
}

const person = (
  { id, first, last, role, jobTitle }: Sample,
  changes: Partial<MemoryPerson> = {},
): MemoryPerson => ({
  userId: `user-${id}`,
  email: `${id}@daybreak.example`,
  password: samplePassword,
  isActivated: true,
  names: { first, last, full: `${first} ${last}` },
  staff: { firstName: first, lastName: last, phone: '(512) 555-0110', jobTitle, role, isActive: true },
  profile: { firstName: first, lastName: last, displayName: `${first} ${last}`, passwordChanged: true },
  ...changes,
});

const nia = {
  id: 'nia',
  first: 'Nia',
  last: 'Okafor',
  role: 'staff',
  jobTitle: 'Asset Coordinator',
} as const;
const ivo = { id: 'ivo', first: 'Ivo', last: 'Horvat', role: 'staff', jobTitle: 'Logistics' } as const;

/** The demo accounts: two administrators, one staff member, one on their first visit, one not activated. */
export const samplePeople = (): MemoryPerson[] => [
  person({
    id: 'ada',
    first: 'Ada',
    last: 'Lindqvist',
    role: 'super_admin',
    jobTitle: 'Chief Operating Officer',
  }),
  person({ id: 'max', first: 'Max', last: 'Brandt', role: 'admin', jobTitle: 'Marketing Lead' }),
  person({ id: 'sam', first: 'Sam', last: 'Rivera', role: 'staff', jobTitle: 'Sales Associate' }),
  person(nia, { profile: null }),
  person(ivo, {
    isActivated: false,
    profile: null,
    staff: {
      firstName: 'Ivo',
      lastName: 'Horvat',
      phone: null,
      jobTitle: null,
      role: 'staff',
      isActive: false,
    },
  }),
];

/** A person in the directory who doesn't have an account yet. */
export const newcomer = (email: string, firstName: string): MemoryPerson => ({
  userId: `user-${email.split('@')[0]}`,
  email,
  password: null,
  isActivated: false,
  names: { first: firstName },
  staff: { firstName, lastName: null, phone: null, jobTitle: null, role: 'staff', isActive: true },
  profile: null,
});

export const idOf = ({ userId }: MemoryPerson) => `staff-${userId}`;

/** Returns the role's rights: none until the default password is changed, as on the server. */
export const grantedRole = ({ staff, profile }: MemoryPerson): Role | null =>
  staff?.isActive && profile?.passwordChanged ? staff.role : null;

export const memberOf = (person: MemoryPerson, staff: NonNullable<MemoryPerson['staff']>): StaffMember => ({
  id: idOf(person),
  accountId: person.password === null ? null : person.userId,
  email: person.email,
  photo: null,
  ...staff,
});

export const staffMemberOf = (person: MemoryPerson): StaffMember | null =>
  person.staff && memberOf(person, person.staff);

/** Returns the person's row; null if it's inactive, which grants nothing. */
export const activeRowOf = (person: MemoryPerson): StaffMember | null =>
  person.staff?.isActive ? staffMemberOf(person) : null;
