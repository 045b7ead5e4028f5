import { describe, expect, it } from 'vitest';
import { find, matcher } from './find.ts';

const people = [
  { name: 'Ann Josephs', more: 'Sales' },
  { name: 'José Álvarez', more: 'Logistics jose@daybreak.example' },
  { name: 'Sam Rivera', more: 'Sales Associate' },
];
const names = (query: string) => find(query, people, (person) => person).map(({ name }) => name);

describe('finding', () => {
  it.each([
    ['', ['Ann Josephs', 'José Álvarez', 'Sam Rivera']],
    ['   ', ['Ann Josephs', 'José Álvarez', 'Sam Rivera']],
    ['sales', ['Ann Josephs', 'Sam Rivera']],
    ['RIVERA sales', ['Sam Rivera']],
    ['alvarez', ['José Álvarez']],
    ['nobody', []],
    ['sam nobody', []],
  ])('%j finds people with every word, ignoring case and accents', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('puts names that begin with the query first', () => {
    expect(names('jose')).toEqual(['José Álvarez', 'Ann Josephs']);
  });
});

describe('spellings of names', () => {
  it.each([
    ["o'neill", 'Ada O’Neill'],
    ['oneill', 'Ada O’Neill'],
    ['O’Neill', "Ada O'Neill"],
    ['OʼNeill', 'Ada O‘Neill'],
    ['o neill', 'Ada O’Neill'],
    ['jean-luc', 'Jean‑Luc Roy'],
    ['jean luc', 'Jean—Luc Roy'],
    ['Jean–Luc', 'Jean Luc Roy'],
    ['"sun"', 'Team “Sun”'],
    ['lukasz', 'Łukasz Nowak'],
    ['AB-12', 'Reference AB‑12'],
  ])('%j finds %j', (query, text) => {
    expect(matcher(query)(text)).toBe(true);
  });
});

describe('telephone numbers', () => {
  it.each(['(512) 555-0101', '512 555 0101', '5125550101', '555-0101', '512-555', '+1 (512) 555-0101'])(
    '%j finds +1 (512) 555-0101',
    (query) => {
      expect(matcher(query)('Ada Okafor +1 (512) 555-0101')).toBe(true);
    },
  );
  it.each(['555-0102', '0101 512'])('%j doesn’t', (query) => {
    expect(matcher(query)('Ada Okafor +1 (512) 555-0101')).toBe(false);
  });
});
