import { expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

it.each([
  ['Ada Reyes', 'AR'],
  ['Ada', 'A'],
  ['  maria de la Cruz ', 'MC'],
  ['Łukasz Ørsted', 'ŁØ'],
  ['👋 42', '?'],
  ['', '?'],
])('shows %j as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
