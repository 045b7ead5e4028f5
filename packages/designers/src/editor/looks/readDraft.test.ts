import { expect, test } from 'vitest';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { readDraft } from './readDraft.ts';

const said = (stored: unknown) =>
  Object.fromEntries(readDraft(posterFields, stored).map(({ label, text }) => [label, text]));

test('a choice is read by its name, a picture by its title and crop, words as they are', () => {
  expect(
    said({ title: 'Bring your\npanels', theme: 'image', picture: 'library:warehouse 0.25,0.5 2' }),
  ).toMatchObject({
    Title: 'Bring your\npanels',
    Theme: expect.stringMatching(/./),
    Picture: expect.stringMatching(/, focused 25% across and 50% down, scaled to 200%$/),
  });
  expect(said({ theme: 'image' }).Picture).toBe('Chosen automatically');
});

test('what a draft does not ask for is not read, and what no designer knows neither', () => {
  const fields = readDraft(posterFields, { type: 'service', nonsense: 'x' }).map(({ field }) => field);
  expect(fields).not.toContain('date');
  expect(fields).not.toContain('nonsense');
});

test('what one size has of its own is read under that size', () => {
  const own = readDraft(socialFields, { 'headline@instagram story': '=Only here' }).find(
    ({ text }) => text === 'Only here',
  );
  expect(own?.label).toMatch(/, only in Instagram, Story$/);
});
