import { describe, expect, it } from 'vitest';
import { madeFor } from './useStaffCards.ts';

const from = { id: '7', name: 'Ada Okafor', title: 'Buyer', email: 'ada@daybreak.example', phone: '1' };
const user = {
  name: 'Ada Okafor',
  title: 'Buyer',
  email: from.email,
  phone: '1',
  logoVersion: 'primary',
} as const;
const madeWith = { name: from.name, title: from.title, email: from.email, phone: from.phone };

describe('the person a card was made for', () => {
  it.each([
    ['as it was chosen', user],
    ['with another title', { ...user, title: 'Dr.' }],
    ['with a mended name', { ...user, name: 'Dr. Ada Okafor' }],
    ['with another address', { ...user, email: 'sales@daybreak.example' }],
    ['without an address', { ...user, email: '' }],
  ])('is the entry of a row %s, with the directory’s values', (_how, changed) => {
    expect(madeFor({ user: changed, from })).toEqual([{ id: '7', madeWith }]);
  });

  it('is the person with the address if a row was changed to someone else', () => {
    const other = { ...user, name: 'Max Ortiz', email: ' max@daybreak.example ' };
    expect(madeFor({ user: other, from })).toEqual([{ email: 'max@daybreak.example' }]);
    expect(madeFor({ user: other })).toEqual([{ email: 'max@daybreak.example' }]);
  });

  it('is no one without an address or a name', () => {
    expect(madeFor({ user: { ...user, email: ' ' } })).toEqual([]);
    expect(madeFor({ user: { ...user, name: '' } })).toEqual([]);
  });
});
