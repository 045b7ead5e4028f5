import { describe, expect, it } from 'vitest';
import { library, printsFrom } from './library.ts';
import { picturesFor } from './pictureFor.ts';

const row = (...words: string[]) => picturesFor(words).map(({ picture }) => picture.name);

describe('the pictures for a row of pieces', () => {
  it.each(['', 'Drives shredded, batteries collected', 'Training for school staff', 'שלום'])(
    'are all that are offered, each once: %s',
    (words) => {
      expect(row(words).toSorted()).toEqual(library.map(({ name }) => name).toSorted());
    },
  );
  it('begin with one for each topic of the words', () => {
    expect(row('We shred drives, collect batteries and train apprentices').slice(0, 5)).toEqual(
      expect.arrayContaining(['drive-destruction', 'battery-storage', 'drawn-team']),
    );
  });
  it('go on with others of the same topic', () => {
    expect(row('Drives shredded').slice(0, 4)).toEqual(
      expect.arrayContaining(['drive-destruction', 'crushed-drives', 'drawn-shredder', 'drawn-drive']),
    );
  });
  it('say where they no longer have to do with the words', () => {
    const related = picturesFor(['Drives shredded']).map(({ isRelated }) => isRelated);
    expect(related.lastIndexOf(true)).toBe(related.indexOf(false) - 1);
    expect(picturesFor(['']).some(({ isRelated }) => isRelated)).toBe(false);
  });
  it('are only those that are offered', () => {
    const offered = library.filter(printsFrom(2700));
    const names = picturesFor(['Battery storage'], { offered }).map(({ picture }) => picture.name);
    expect(names).not.toContain('battery-storage');
    expect(names).toContain('drawn-battery');
  });
});
