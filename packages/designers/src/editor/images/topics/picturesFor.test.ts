import { describe, expect, it } from 'vitest';
import { brandPictures, isDrawn, printsFrom } from '../brandPictures.ts';
import { describedBrandPictures } from './describedBrandPictures.ts';
import { picturesFor } from './picturesFor.ts';
import { stem } from './topics.ts';

const row = (...words: string[]) => picturesFor(words).map(({ picture }) => picture.name);

describe('the pictures for a row of pieces', () => {
  it.each(['', 'Drives shredded, batteries collected', 'Training for school staff', 'שלום'])(
    'include all that are offered, each once: %s',
    (words) => {
      expect(row(words).toSorted()).toEqual(brandPictures.map(({ name }) => name).toSorted());
    },
  );
  it('start with one for each topic of the words', () => {
    expect(row('We shred drives, collect batteries and train apprentices').slice(0, 5)).toEqual(
      expect.arrayContaining(['drive-destruction', 'battery-storage', 'drawn-team']),
    );
  });
  it('continue with others of the same topic', () => {
    expect(row('Drives shredded').slice(0, 4)).toEqual(
      expect.arrayContaining(['drive-destruction', 'crushed-drives', 'drawn-shredder', 'drawn-drive']),
    );
  });
  it('state which of them are related to the words', () => {
    const related = picturesFor(['Drives shredded']).map(({ isRelated }) => isRelated);
    expect(related.lastIndexOf(true)).toBe(related.indexOf(false) - 1);
    expect(picturesFor(['']).some(({ isRelated }) => isRelated)).toBe(false);
  });
  it('are limited to the offered ones', () => {
    const choices = brandPictures.filter(printsFrom(2700));
    const names = picturesFor(['Battery storage'], { choices }).map(({ picture }) => picture.name);
    expect(names).not.toContain('battery-storage');
    expect(names).toContain('drawn-battery');
  });
});

describe('the topics of an illustration', () => {
  const photographed = new Set(
    brandPictures.filter((one) => !isDrawn(one)).flatMap(({ topics }) => topics.map(stem)),
  );
  it('are those that no photograph has, in pieces', () => {
    for (const { name, topics } of brandPictures.filter(isDrawn))
      for (const topic of topics) expect(photographed, `${name}: ${topic}`).not.toContain(stem(topic));
  });
  it('include those that a photograph has too, in lists', () => {
    for (const [index, { name, topics }] of describedBrandPictures.entries())
      for (const topic of topics)
        if (!brandPictures[index]?.topics.includes(topic))
          expect(photographed, `${name}: ${topic}`).toContain(stem(topic));
  });
});
