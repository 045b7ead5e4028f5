import { company } from '@daybreak/brand';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  contactOf,
  defaultUserDetails,
  enteredAfter,
  namesOf,
  plainDetails,
  restoreEntered,
  restoreUserDetails,
  withProfile,
} from './userDetails.ts';

it('restores complete user details from any stored value, and never throws', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (stored) => {
      const details = restoreUserDetails(stored);
      expect(Object.keys(details)).toEqual(Object.keys(defaultUserDetails));
      expect(['primary', 'icon']).toContain(details.logoVersion);
    }),
  );
});

it('keeps what was entered', () => {
  const entered = {
    name: 'Ada Reyes',
    title: 'CEO',
    email: 'ada@daybreak.example',
    phone: '555-0101',
    logoVersion: 'icon',
  };
  expect(restoreUserDetails(entered)).toEqual(entered);
});

it("uses the company's details for a missing phone or email", () => {
  expect(contactOf({ ...defaultUserDetails, phone: ' ' })).toEqual({
    phone: company.officePhone,
    email: company.email,
  });
});

it('strips invisible characters that were pasted, when edited or restored', () => {
  const pasted = {
    name: 'Ada\u000bOkafor\u0007',
    title: 'Lead,\r\nRecycling\ufeff',
    email: '\u200bada@daybreak\u2060.example\u0000',
    phone: '\u202a(512) 555\u201101\u000242\u202c',
    logoVersion: 'icon' as const,
  };
  const plain = {
    name: 'Ada Okafor',
    title: 'Lead, Recycling',
    email: 'ada@daybreak.example',
    phone: '(512) 555-0142',
    logoVersion: 'icon',
  };
  expect(plainDetails(pasted)).toEqual(plain);
  expect(restoreUserDetails(pasted)).toEqual(plain);
});

it('starts with the profile, keeps entered details, and follows the profile for the rest', () => {
  const profile = { name: 'Ada Reyes', title: 'CEO', email: 'ada@daybreak.example' };
  // Stored before there were profiles: empty ones were never entered.
  const before = restoreEntered({ name: 'Ada', email: '', logoVersion: 'icon' });
  expect(before.entered).toEqual(['name']);
  const shown = withProfile(before, profile);
  expect(shown).toEqual({
    name: 'Ada',
    title: 'CEO',
    email: 'ada@daybreak.example',
    phone: '',
    logoVersion: 'icon',
  });
  const cleared = enteredAfter(before, shown, { ...shown, title: '' });
  const kept = restoreEntered(JSON.parse(JSON.stringify({ ...cleared.details, entered: cleared.entered })));
  expect(kept).toEqual(cleared);
  expect(withProfile(kept, { ...profile, email: 'reyes@daybreak.example' })).toEqual({
    ...shown,
    title: '',
    email: 'reyes@daybreak.example',
  });
});

it('keeps the last name as long as the name ends with it', () => {
  const from = { ...defaultUserDetails, name: 'Gabriel García Márquez', lastName: 'García Márquez' };
  expect(namesOf(restoreUserDetails(from))).toEqual({ firstName: 'Gabriel', lastName: 'García Márquez' });
  expect(plainDetails({ ...from, name: 'Gabriel Márquez' })).not.toHaveProperty('lastName');
  expect(namesOf({ ...from, name: 'García Márquez' })).toEqual({});
  const profile = { name: 'Gabriel García Márquez', lastName: 'García Márquez' };
  expect(namesOf(withProfile(restoreEntered(null), profile))).toEqual({
    firstName: 'Gabriel',
    lastName: 'García Márquez',
  });
});
