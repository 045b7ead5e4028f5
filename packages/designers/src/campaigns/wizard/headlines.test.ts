import { expect, it } from 'vitest';
import { readAsWizard } from '../../../wizardBriefs/learned.ts';
import { ideasOf } from './ideas/ideas.ts';
import { prompts } from './prompts.ts';

const headlines = (text: string) =>
  ideasOf(readAsWizard(text, { today: '2026-11-22', locale: 'en-US' }), {
    material: 'custom',
    theme: 'professional',
    variant: 0,
  }).map(({ name }) => name);

it.each([
  ['a place', 'Poster\nbattery drop-off day\nlot behind City Hall, Mesa\nmax 10 lbs each', /City Hall/],
  ['an address', 'Infographic: R2v3 yard tour\n7700 Airport Blvd Austin\n12 bays, 3 lines', /Airport/],
  ['a date and its place', "Slide: what's next\n1/28/27 Phoenix HQ\nRosa Imhoff, COO", /1\/28/],
  ['a price that names nothing', 'Post\nCDL driver, San Marcos\n$28–$32/hr\nhome by 6', /^\$/],
  [
    'what needs the sentence before',
    'Email. The kit holds six batteries. It ships flat. The crew packs them.',
    /^It |them/,
  ],
  ['half a sentence', 'Flyer. The fire alarm test is on Wednesday, December 9, at nine.', / is$/],
])('rejects %s as a headline', (_line, text, line) => {
  for (const headline of headlines(text)) expect(headline).not.toMatch(line);
});

it.each([
  ['Poster. The line handles 12 tons a day.', 'The line handles 12 tons a day'],
  ['Post. The crew had pizza on us.', 'The crew had pizza on us'],
  ['Flyer for the cornhole tournament fri june 11 2027, 5 pm behind warehouse 2.', 'Cornhole tournament'],
  ['Poster\nLOCKOUT BEFORE YOU REACH IN\nshredder 2 and 3', 'LOCKOUT BEFORE YOU REACH IN'],
  ["We're putting on a swap shop for old phones at the Denton branch.", 'Swap shop'],
])('begins %j with %j', (text, headline) => expect(headlines(text)[0]).toBe(headline));

it('keeps words of the request out of the quick starts’ headlines', () => {
  for (const { text } of prompts)
    for (const headline of headlines(text)) expect(headline).not.toMatch(/\bpiece\b|^explain/i);
});

it('keeps an enumeration in its sentence', () => {
  const [idea] = ideasOf(
    readAsWizard('Flyer: spring collection. We take foil, wood and carton with the same truck.', {
      today: '2026-11-22',
      locale: 'en-US',
    }),
    { material: 'custom', theme: 'professional', variant: 0 },
  );
  expect(Object.values(idea?.draft ?? {}).join('\n')).toContain(
    'We take foil, wood and carton with the same truck',
  );
});

it('draws no numbers of the request in a diagram', () => {
  const [idea] = ideasOf(
    readAsWizard('Infographic: 76 % glass, 10 % polymer, 8 % aluminum. Keep it to 3 colors, 40 words.', {
      today: '2026-11-22',
      locale: 'en-US',
    }),
    { material: 'custom', theme: 'professional', variant: 0 },
  );
  expect(Object.values(idea?.draft ?? {}).join('\n')).not.toMatch(/colors|words/i);
});
