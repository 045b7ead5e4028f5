import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { cardName } from '../../../shared/staff/staffNames.ts';
import { vCardName, vCardOf } from '../vCard/vCard.ts';
import { type DirectoryView, filterPeople, parseView, serializeView } from './directoryView.ts';
import { directory } from './messages.ts';

const person = (changes: Partial<StaffMember>): StaffMember => ({
  id: changes.firstName ?? 'x',
  accountId: null,
  email: `${changes.firstName ?? 'x'}@daybreak.example`,
  firstName: 'Xenia',
  lastName: 'Young',
  phone: '(512) 555-0100',
  jobTitle: 'Analyst',
  photo: null,
  role: 'staff',
  isActive: true,
  ...changes,
});

const people = [
  person({ firstName: 'Zoë', lastName: null, role: 'super_admin', jobTitle: null }),
  person({ firstName: 'Ben', lastName: 'Zimmer', role: 'admin', phone: null }),
  person({ firstName: 'Élodie', lastName: 'Brun', jobTitle: 'Buyer' }),
  person({ firstName: 'Adam', lastName: 'Cole', phone: '+1 (512) 555-0177' }),
];
const view: DirectoryView = { query: '', sort: 'role', role: '', status: 'active' };
const namesIn = (changes: Partial<DirectoryView>) =>
  filterPeople(people, { ...view, ...changes }).map(({ firstName }) => firstName);

describe('the order', () => {
  it.each([
    ['role', ['Zoë', 'Ben', 'Adam', 'Élodie']],
    ['firstName', ['Adam', 'Ben', 'Élodie', 'Zoë']],
    ['lastName', ['Élodie', 'Adam', 'Ben', 'Zoë']],
    ['jobTitle', ['Adam', 'Ben', 'Élodie', 'Zoë']],
  ] as const)('by %s', (sort, order) => {
    expect(namesIn({ sort })).toEqual(order);
  });
});

describe('the search', () => {
  it.each([
    ['zoe', ['Zoë']],
    ['ELODIE brun', ['Élodie']],
    ['buyer', ['Élodie']],
    ['adam@daybreak', ['Adam']],
    ['512-555-0177', ['Adam']],
    ['nobody', []],
  ])('%j', (query, found) => {
    expect(namesIn({ query })).toEqual(found);
  });

  it('combines with a role', () => {
    expect(namesIn({ role: 'admin' })).toEqual(['Ben']);
    expect(namesIn({ role: 'admin', query: 'zoe' })).toEqual([]);
  });
});

describe('the address', () => {
  it('contains the view, without defaults', () => {
    expect(serializeView(view).toString()).toBe('');
    const changed: DirectoryView = { query: 'a&b', sort: 'lastName', role: 'admin', status: 'inactive' };
    expect(parseView(serializeView(changed))).toEqual(changed);
  });

  it.each(['sort=rank', 'role=owner', 'status=all', 'sort=__proto__', 'q='])(
    '%s counts as absent',
    (search) => {
      expect(parseView(new URLSearchParams(search))).toEqual(view);
    },
  );

  it('cuts a long query', () => {
    expect(parseView(new URLSearchParams({ q: 'a'.repeat(9_000) })).query).toHaveLength(200);
  });
});

it('says that a last name is missing', () => {
  expect(cardName(person({ lastName: null, firstName: 'Zoë' }))).toBe('Zoë (Last name needed)');
});

it.each([
  [24, 24, '24 people'],
  [1, 1, '1 person'],
  [3, 2_000, '3 of 2,000 people'],
])('%i of %i reads %s', (count, all, words) => {
  expect(directory.count(count, all)).toBe(words);
});

describe('a vCard', () => {
  const card = vCardOf(
    person({
      firstName: 'Zoë; the "first"',
      lastName: 'O’Neill, Sons',
      jobTitle: `Line one\nLine two \\ ${'é'.repeat(60)}`,
      phone: '(512) 555-0100',
    }),
  );
  const unfolded = card.replaceAll('\r\n ', '');

  it('ends every line with CRLF and folds at 75 octets without cutting a character', () => {
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of card.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded).toContain('é'.repeat(60));
  });

  it('escapes characters that would end a value', () => {
    expect(unfolded).toContain('N:O’Neill\\, Sons;Zoë\\; the "first";;;');
    expect(unfolded).toContain('TITLE:Line one\\nLine two \\\\ ');
  });

  it('leaves out unknown values', () => {
    const bare = vCardOf(person({ lastName: null, jobTitle: null, phone: null }));
    expect(bare).toContain('N:;Xenia;;;\r\n');
    expect(bare).not.toMatch(/TITLE|TEL/);
  });

  it.each([
    [{ firstName: 'Ada', lastName: 'Okafor' }, 'ada-okafor.vcf'],
    [{ firstName: 'Élodie', lastName: null }, 'élodie.vcf'],
    [{ firstName: '../../..', lastName: 'C:\\x' }, 'c-x.vcf'],
    [{ firstName: '李', lastName: '' }, '李.vcf'],
  ])('for %j is named %s', (names, file) => {
    expect(vCardName(person(names))).toBe(file);
  });
});
