import { expect, it } from 'vitest';
import { fontFaceRules } from './fontFaceRules.ts';
import { giveFaces } from './giveFaces.ts';

const rulesFor = (family: string) =>
  fontFaceRules().filter(({ style }) => style.getPropertyValue('font-family').includes(family));

it('gives every font fallback the line height of Poppins and declares none twice', async () => {
  const artwork = document.createElement('div');
  artwork.textContent = 'לוח لوح パネル панель แผง ✓ ☎';
  document.body.append(artwork);
  await giveFaces(artwork);
  const families = ['Heebo', 'Cairo', 'Noto Sans JP', 'Montserrat', 'Prompt', 'Noto Sans Symbols 2'];
  const counts = families.map((family) => rulesFor(family).length);
  for (const rule of families.flatMap(rulesFor)) {
    expect(rule.style.getPropertyValue('ascent-override')).toBe('105%');
    expect(rule.style.getPropertyValue('descent-override')).toBe('35%');
  }
  await giveFaces(artwork);
  expect(families.map((family) => rulesFor(family).length)).toEqual(counts);
  expect(counts.every((count) => count > 0)).toBe(true);
  artwork.remove();
});
