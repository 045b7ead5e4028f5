import { catalogue, readyOccasions } from '@daybreak/designers';
import { expect, it } from 'vitest';
import { findOnHub } from './hubSearch.ts';

const titles = (query: string) => {
  const { pieces, materials } = findOnHub(query);
  return { pieces: pieces.map(({ title }) => title), materials: materials.map(({ title }) => title) };
};

it('a request in a sentence finds the piece that shares most of its words first', () => {
  expect(titles('We need a flyer for a job fair!').pieces[0]).toBe('Job fair handout');
  expect(titles('something that says save the date').pieces[0]).toBe('Save the date');
});

it('finds a word in another form, with a capital or an accent', () => {
  expect(titles('batteries').pieces).toContain('Battery pickup');
  expect(titles('HIRE').pieces).toContain('Technicians wanted');
  expect(titles('évents').pieces).toContain('Drop-off day');
});

it('finds the words on a piece, those of its occasion, and its designer', () => {
  expect(titles('inverters').pieces).toContain('Drop-off day');
  expect(titles('vacancy').pieces).toContain('Open position');
  expect(titles('postcards').pieces).toContain('One truck for all');
});

it('names the materials that fit best, and no others', () => {
  expect(titles('poster').materials).toEqual(['Poster']);
  expect(titles('signature').materials).toEqual(['New Hire']);
});

it('finds nothing for words that nothing has', () => {
  expect(titles('qwzx')).toEqual({ pieces: [], materials: [] });
});

it('finds every material and every ready piece by its title', () => {
  for (const { title } of catalogue) expect(titles(title).materials).toContain(title);
  for (const { title } of readyOccasions.flatMap(({ pieces }) => pieces))
    expect(titles(title).pieces).toContain(title);
});
