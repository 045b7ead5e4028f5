import { BackendError } from '../errors.ts';
import type { Session } from '../interfaces/Auth.ts';
import type { Role } from '../interfaces/Staff.ts';
import { grantedRole, idOf, type MemoryPerson } from './people.ts';
import { secondStepOf } from './secondStep.ts';

export type MemoryAccess = ReturnType<typeof memoryAccess>;

/** The signed-in user, as the parts see them. */
export interface Caller {
  /** Their directory entry. */
  id: string;
  accountId: string;
  email: string;
  name: string | null;
  role: Role | null;
  startDate: string | null;
}

/**
 * Returns the signed-in user and their rights, which all parts share.
 *
 * @param rule whether administrators need a second step; changed in place
 */
export function memoryAccess(
  people: MemoryPerson[],
  rule: { required: boolean },
  signedInAs: string | undefined,
  byLink = false,
) {
  const listeners = new Set<(session: Session | null) => void>();
  const byEmail = (email: string) => people.find((person) => person.email === email.trim().toLowerCase());
  /** A user who is signed in from the start has taken their second step, unless they arrived by a link. */
  const user = {
    person: signedInAs === undefined ? undefined : byEmail(signedInAs),
    byLink,
    taken: !byLink,
  };
  const signIn = crypto.randomUUID();
  /** As on the server, administrators have no rights without a second step if it's required. */
  const roleOf = (person: MemoryPerson): Role | null => {
    const role = grantedRole(person);
    return rule.required && role !== 'staff' && !person.secondStep?.since ? null : role;
  };
  const sessionOf = (person: MemoryPerson): Session => ({
    userId: person.userId,
    email: person.email,
    names: person.names,
    secondStep: secondStepOf(person, user.taken),
    signIn,
  });
  const me = (): MemoryPerson => {
    if (!user.person) throw new BackendError('signedOut', 'Auth session missing!');
    return user.person;
  };
  const callerOf = (person: MemoryPerson): Caller => ({
    id: idOf(person),
    accountId: person.userId,
    email: person.email,
    name: person.names.full ?? null,
    role: roleOf(person),
    startDate: person.details?.startDate ?? null,
  });
  return {
    people,
    rule,
    user,
    listeners,
    byEmail,
    sessionOf,
    roleOf,
    me,
    role: () => roleOf(me()),
    /** Throws while no one is signed in. */
    caller: () => callerOf(me()),
    callerOrNone: () => user.person && callerOf(user.person),
    /** The user with the rights the server gives them: none while their second step is due. */
    entitled: (): MemoryPerson =>
      secondStepOf(me(), user.taken) === 'due' ? { ...me(), staff: null, profile: null } : me(),
    notifyListeners() {
      for (const listener of listeners) listener(user.person ? sessionOf(user.person) : null);
    },
  };
}
