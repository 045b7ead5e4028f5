import { describe, expect, it } from 'vitest';
import { nameIn, splitName, wholeNameIn } from './personNames.ts';

describe('a full name', () => {
  it.each([
    ['Ulla Berg', 'Ulla', 'Berg'],
    ['Berg, Ulla', 'Ulla', 'Berg'],
    ['van der Berg, Ulla Maria', 'Ulla Maria', 'van der Berg'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Ulla von und zu Berg', 'Ulla', 'von und zu Berg'],
    ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
    ['Mary Ann Smith', 'Mary Ann', 'Smith'],
    ['Ada Okafor, PhD', 'Ada', 'Okafor, PhD'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['Okafor, Ada, PhD', 'Ada', 'Okafor, PhD'],
    ['Ada Okafor (12345)', 'Ada', 'Okafor'],
    ['Okafor, Ada N (On Leave) [C]', 'Ada N', 'Okafor'],
    ['Robert (Bob) Hale', 'Robert (Bob)', 'Hale'],
    ['(12345)', '(12345)', ''],
    ['Prince', 'Prince', ''],
    ['山田太郎', '山田太郎', ''],
    ['', '', ''],
  ])('is split into first and last name: %s', (full, first, last) =>
    expect(splitName(full)).toEqual({ first, last }),
  );

  it.each([
    [{ full: 'Berg, Ulla', first: '', last: '' }, 'Ulla Berg'],
    [{ full: 'Größe', first: 'Jürgen', last: '' }, 'Jürgen Größe'],
    [{ full: 'Nombre', first: '', last: 'Apellido' }, 'Nombre Apellido'],
    [{ full: 'Jones', first: 'Jo', last: '' }, 'Jo Jones'],
    [{ full: 'Ada Okafor, PhD', first: '', last: '' }, 'Ada Okafor, PhD'],
    [{ full: 'Jim Größe', first: 'Jürgen', last: 'Größe' }, 'Jim Größe'],
    [{ full: '', first: 'Ada', last: 'Okafor' }, 'Ada Okafor'],
  ])('is put together from %j', (cells, name) => expect(wholeNameIn(cells)).toBe(name));

  it('keeps everything that its columns say', () => {
    expect(nameIn({ full: 'Ulla Maria Berg', first: 'Ulla', last: '' })).toEqual({
      first: 'Ulla',
      last: 'Maria Berg',
    });
    expect(nameIn({ full: 'Ulla Berg', first: '', last: 'Berg' })).toEqual({ first: 'Ulla', last: 'Berg' });
    expect(nameIn({ full: 'Ulla Berg', first: 'Uli', last: 'Bergmann' })).toEqual({
      first: 'Uli',
      last: 'Bergmann',
    });
  });
});
