import { company } from '@daybreak/brand';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactOf, defaultUserDetails, restoreUserDetails } from './userDetails.ts';

it('restores whatever storage holds to complete user details, and never throws', () => {
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

it('puts the company in place of a missing phone or e-mail', () => {
  expect(contactOf({ ...defaultUserDetails, phone: ' ' })).toEqual({
    phone: company.officePhone,
    email: company.email,
  });
});
