import { describe, expect, it } from 'vitest';
import { find } from './find.ts';

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
  ])('%j finds those who have every word, whatever case and accents', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('puts names that begin with the query first', () => {
    expect(names('jose')).toEqual(['José Álvarez', 'Ann Josephs']);
  });
});
