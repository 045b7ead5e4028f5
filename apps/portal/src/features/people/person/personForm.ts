import { emailKey, isEmail } from '@daybreak/ui/search';
import type { Colleague, PersonDetails } from '../../../backend/interfaces/People.ts';
import { type EnteredName, enteredNames, personDetails } from '../../../backend/interfaces/personDetails.ts';
import { isDay } from '../../../shared/dates/isDay.ts';
import { byName } from '../../../shared/staff/byName.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { form as messages } from './messages.ts';

/** The form's values: like `PersonDetails`, but with the manager's email or name, and a new entry's address. */
export type PersonFormValues = Record<EnteredName | 'manager' | 'email', string>;
export type Problems = Partial<Record<keyof PersonFormValues, string>>;

/** The longest address that the database accepts, in characters. */
export const maxEmailLength = 254;
/** The range of days that the database accepts. */
export const days = { min: '1950-01-01', max: '2100-12-31' };

type ManagerMatch = { id: string } | { problem: string };

/** Finds the person that a name or an address refers to. */
export function findManager(
  entered: string,
  colleagues: readonly Colleague[],
  selfId?: string,
): ManagerMatch {
  if (!entered.trim()) return { id: '' };
  const byAddress = colleagues.find(({ email }) => email === emailKey(entered));
  const [only, another] = byAddress
    ? [byAddress]
    : byName(colleagues.map((one) => [plainName(one), one]))(entered);
  if (!only) return { problem: messages.managerUnknown };
  if (another) return { problem: messages.managerTwice };
  return only.id === selfId ? { problem: messages.managerSelf } : { id: only.id };
}

/** Returns the problems that keep a form from being sent, by field. */
export function validatePerson(entered: PersonFormValues, manager: ManagerMatch, isNew: boolean): Problems {
  return {
    ...(entered.firstName.trim() ? {} : { firstName: messages.firstNameMissing }),
    ...(!isNew || isEmail(emailKey(entered.email)) ? {} : { email: messages.emailMissing }),
    ...Object.fromEntries(
      enteredNames
        .filter((name) => personDetails[name].kind === 'date' && entered[name] && !isDay(entered[name], days))
        .map((name) => [name, messages.dayUnknown]),
    ),
    ...('problem' in manager ? { manager: manager.problem } : {}),
  };
}

/** Turns the form's values into the details to send. */
export function toPersonDetails(
  { email: _email, manager: _manager, ...rest }: PersonFormValues,
  managerId: string,
): PersonDetails {
  return { ...rest, managerId };
}
