import { expect, test } from 'vitest';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { readDraft } from './readDraft.ts';

const description = (stored: unknown) =>
  Object.fromEntries(readDraft(posterFields, stored).map(({ label, text }) => [label, text]));

test('reads choices by name, pictures by title and crop, and words unchanged', () => {
  expect(
    description({ title: 'Bring your\npanels', theme: 'image', picture: 'library:warehouse 0.25,0.5 2' }),
  ).toMatchObject({
    Title: 'Bring your\npanels',
    Theme: expect.stringMatching(/./),
    Picture: expect.stringMatching(/, focal point 25% from the left and 50% from the top, scaled to 200%$/),
  });
  expect(description({ theme: 'image' }).Picture).toBe('Chosen automatically');
});

test('leaves out fields that the draft does not ask for, and unknown ones', () => {
  const fields = readDraft(posterFields, { type: 'service', nonsense: 'x' }).map(({ field }) => field);
  expect(fields).not.toContain('date');
  expect(fields).not.toContain('nonsense');
});

test('reads the own value of a size under that size', () => {
  const own = readDraft(socialFields, { 'headline@instagram story': '=Only here' }).find(
    ({ text }) => text === 'Only here',
  );
  expect(own?.label).toMatch(/, only in Instagram, Story$/);
});
