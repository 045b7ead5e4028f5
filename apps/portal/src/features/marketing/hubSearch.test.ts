import { catalogue, readyOccasions } from '@daybreak/designers';
import { expect, it } from 'vitest';
import { findOnHub } from './hubSearch.ts';

const titles = (query: string) => {
  const { pieces, materials } = findOnHub(query);
  return { pieces: pieces.map(({ title }) => title), materials: materials.map(({ title }) => title) };
};

it('ranks the piece that shares the most words with a sentence first', () => {
  expect(titles('We need a flyer for a job fair!').pieces[0]).toBe('Job fair handout');
  expect(titles('something that says save the date').pieces[0]).toBe('Save the date');
});

it('ignores word endings, capitals and accents', () => {
  expect(titles('batteries').pieces).toContain('Battery pickup');
  expect(titles('HIRE').pieces).toContain('Technicians wanted');
  expect(titles('évents').pieces).toContain('Drop-off day');
});

it('searches a piece’s text, occasion and designer', () => {
  expect(titles('inverters').pieces).toContain('Drop-off day');
  expect(titles('vacancy').pieces).toContain('Open position');
  expect(titles('postcards').pieces).toContain('One truck takes it all');
});

it('lists only the materials that match best', () => {
  expect(titles('poster').materials).toEqual(['Poster']);
  expect(titles('signature').materials).toEqual(['New Hire']);
});

it('finds nothing for unknown words', () => {
  expect(titles('qwzx')).toEqual({ pieces: [], materials: [] });
});

it('finds every material and every ready piece by its title', () => {
  for (const { title } of catalogue) expect(titles(title).materials).toContain(title);
  for (const { title } of readyOccasions.flatMap(({ pieces }) => pieces))
    expect(titles(title).pieces).toContain(title);
});
