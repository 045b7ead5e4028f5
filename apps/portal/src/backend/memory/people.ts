import type { Role } from '../Backend.ts';
import type { Colleague, Invitation } from '../People.ts';
import type { MemorySecondStep } from './secondStep.ts';

/** A person of the memory backend: account, directory row and profile in one record. */
export interface Person {
  userId: string;
  email: string;
  /** Null: in the directory, without an account. */
  password: string | null;
  activated: boolean;
  names: { first?: string; last?: string; full?: string };
  staff: {
    firstName: string;
    lastName: string | null;
    phone: string | null;
    jobTitle: string | null;
    /** An address that it is loaded from. */
    photo?: string | null;
    role: Role;
    isActive: boolean;
  } | null;
  /** The last that they were sent, where there is one. */
  invitation?: Invitation;
  /** What their entry says beyond its card: nothing, unless given. */
  details?: Partial<Pick<Colleague, 'department' | 'location' | 'pronouns' | 'startDate' | 'managerId'>>;
  /** Their second step, where it is on or begun. */
  secondStep?: MemorySecondStep;
  profile: { firstName: string; lastName: string; displayName: string; passwordChanged: boolean } | null;
}

/** Password of every sample person; the embedded backend's demo accounts have the same. */
const samplePassword = 'Daybreak-demo-1';

interface Sample {
  id: string;
  first: string;
  last: string;
  role: Role;
  jobTitle: string;
}

const person = ({ id, first, last, role, jobTitle }: Sample, changes: Partial<Person> = {}): Person => ({
  userId: `user-${id}`,
  email: `${id}@daybreak.example`,
  password: samplePassword,
  activated: true,
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

/** The demo accounts: two who may administer, one member of staff, one on their first visit, one not activated. */
export const samplePeople = (): Person[] => [
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
    activated: false,
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

/** Somebody who is in the directory and has no account yet. */
export const newcomer = (email: string, firstName: string): Person => ({
  userId: `user-${email.split('@')[0]}`,
  email,
  password: null,
  activated: false,
  names: { first: firstName },
  staff: { firstName, lastName: null, phone: null, jobTitle: null, role: 'staff', isActive: true },
  profile: null,
});
