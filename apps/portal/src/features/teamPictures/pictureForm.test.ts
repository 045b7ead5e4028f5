import { describe, expect, it } from 'vitest';
import { boxBetween, moveBox, resizeBox } from './boxes.ts';
import { emptyValues, parseTopics, toFormValues, toPictureTexts, validatePicture } from './pictureForm.ts';

const typed = { ...emptyValues, title: ' Our hall ', credit: 'Ana Reyes', rights: 'Made by us' };

describe('the team photo form', () => {
  it('splits topics at commas, without duplicates', () => {
    expect(parseTopics(' hall, roof;hall\n,, crew at work ')).toEqual(['hall', 'roof', 'crew at work']);
  });
  it('requires title, credit and rights', () => {
    expect(Object.keys(validatePicture(emptyValues, false))).toEqual(['title', 'credit', 'rights']);
    expect(validatePicture(typed, false)).toEqual({});
  });
  it('enforces the database’s limits', () => {
    expect(validatePicture({ ...typed, title: 'a'.repeat(120), rights: 'a'.repeat(500) }, false)).toEqual({});
    expect(Object.keys(validatePicture({ ...typed, title: 'a'.repeat(121) }, false))).toEqual(['title']);
    expect(Object.keys(validatePicture({ ...typed, rights: 'a'.repeat(501) }, false))).toEqual(['rights']);
    const topicList = (count: number) =>
      Array.from({ length: count }, (_, index) => `topic ${index}`).join(',');
    expect(validatePicture({ ...typed, topics: topicList(20) }, false)).toEqual({});
    expect(Object.keys(validatePicture({ ...typed, topics: topicList(21) }, false))).toEqual(['topics']);
    expect(Object.keys(validatePicture({ ...typed, topics: 'a'.repeat(41) }, false))).toEqual(['topics']);
  });
  it('rejects partial and impossible days', () => {
    expect(validatePicture({ ...typed, expiresOn: '2030-02-01' }, false)).toEqual({});
    expect(Object.keys(validatePicture({ ...typed, expiresOn: '1999-12-31' }, false))).toEqual(['expiresOn']);
    expect(Object.keys(validatePicture(typed, true))).toEqual(['expiresOn']);
  });
  it('restores saved values', () => {
    const words = toPictureTexts({ ...typed, topics: 'hall, roof', expiresOn: '2030-02-01' }, []);
    expect(words).toMatchObject({ title: 'Our hall', topics: ['hall', 'roof'], expiresOn: '2030-02-01' });
    expect(toPictureTexts(toFormValues(words), [])).toEqual(words);
    expect(toPictureTexts(typed, []).expiresOn).toBeNull();
  });
});

describe('boxes around faces', () => {
  const box = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 };
  it('can be drawn in any direction and stay inside the picture', () => {
    expect(boxBetween({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 })).toEqual({
      x: 0.2,
      y: 0.1,
      width: 0.3,
      height: 0.5,
    });
    expect(boxBetween({ x: 0.9, y: 0.9 }, { x: 1.4, y: 2 })).toEqual({
      x: 0.9,
      y: 0.9,
      width: 0.1,
      height: 0.1,
    });
  });
  it('move and resize in steps, and stop at the edges', () => {
    expect(moveBox(box, -0.01, 0)).toEqual({ ...box, x: 0.39 });
    expect(moveBox(box, 9, -9)).toEqual({ ...box, x: 0.8, y: 0 });
    expect(resizeBox(box, 0.01, -0.01)).toEqual({ ...box, width: 0.21, height: 0.19 });
    expect(resizeBox(box, 9, -9)).toEqual({ ...box, width: 0.6, height: 0.02 });
  });
});
