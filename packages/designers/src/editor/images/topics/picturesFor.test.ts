import { describe, expect, it } from 'vitest';
import { isDrawn, library, printsFrom } from '../library.ts';
import { describedLibrary } from './describedLibrary.ts';
import { picturesFor } from './picturesFor.ts';
import { stem } from './topics.ts';

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

describe('the topics of an illustration', () => {
  const photographed = new Set(
    library.filter((one) => !isDrawn(one)).flatMap(({ topics }) => topics.map(stem)),
  );
  it('that pieces are drawn with are those that no photograph has', () => {
    for (const { name, topics } of library.filter(isDrawn))
      for (const topic of topics) expect(photographed, `${name}: ${topic}`).not.toContain(stem(topic));
  });
  it('that lists add are those that a photograph has too', () => {
    for (const [index, { name, topics }] of describedLibrary.entries())
      for (const topic of topics)
        if (!library[index]?.topics.includes(topic))
          expect(photographed, `${name}: ${topic}`).toContain(stem(topic));
  });
});
