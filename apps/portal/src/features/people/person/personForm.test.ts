import { describe, expect, it } from 'vitest';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import { detailNames, enteredNames, mapToRecord } from '../../../backend/interfaces/personDetails.ts';
import { form as messages } from './messages.ts';
import { findManager, type PersonFormValues, validatePerson } from './personForm.ts';

const colleague = (id: string, firstName: string, lastName: string | null): Colleague => ({
  ...mapToRecord(detailNames, () => null),
  id,
  accountId: null,
  email: `${id}@daybreak.example`,
  firstName,
  lastName,
  photo: null,
  role: 'staff',
  isActive: true,
});
const people = [
  colleague('zoe', 'Zoë', 'Abara'),
  colleague('max', 'Max', 'Brandt'),
  colleague('max.b', 'Max', 'Brandt'),
];
const typed: PersonFormValues = {
  ...mapToRecord(enteredNames, () => ''),
  firstName: 'Ada',
  email: 'ada@daybreak.example',
  manager: '',
};

describe('the manager that was typed', () => {
  it.each([
    ['', { id: '' }],
    [' ZOE@daybreak.example ', { id: 'zoe' }],
    ['zoë abara', { id: 'zoe' }],
    ['Zo\u0065\u0308 Abara', { id: 'zoe' }],
    ['max@daybreak.example', { id: 'max' }],
    ['Max Brandt', { problem: messages.managerTwice }],
    ['Nobody', { problem: messages.managerUnknown }],
  ])('%j', (words, found) => {
    expect(findManager(words, people)).toEqual(found);
  });

  it('is never the person themselves', () => {
    expect(findManager('zoe@daybreak.example', people, 'zoe')).toEqual({ problem: messages.managerSelf });
  });
});

describe('problems in a form', () => {
  it('include missing values, and the address only for a new person', () => {
    const empty = { ...typed, firstName: ' ', email: 'ada@' };
    expect(validatePerson(empty, { id: '' }, true)).toEqual({
      firstName: messages.firstNameMissing,
      email: messages.emailMissing,
    });
    expect(validatePerson(empty, { id: '' }, false)).toEqual({ firstName: messages.firstNameMissing });
  });

  it.each(['1949-12-31', '2101-01-01', '2026-02-30', 'soon'])('include the date %s', (startDate) => {
    expect(validatePerson({ ...typed, startDate }, { id: '' }, false)).toEqual({
      startDate: messages.dayUnknown,
    });
  });

  it.each(['', '1950-01-01', '2026-11-02', '2100-12-31'])('don’t include the date %j', (startDate) => {
    expect(validatePerson({ ...typed, startDate }, { id: '' }, false)).toEqual({});
  });
});
