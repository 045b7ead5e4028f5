import { describe, expect, it } from 'vitest';
import { readDescription } from '../../editor/reading/readDescription.ts';
import { figuresIn, restOfSentence, seriesIn } from './series.ts';

describe('a series in a description', () => {
  it.each([
    [
      'Infographic: what a battery module is made of. Steel 35 %, graphite 18 %, nickel 16 % and copper 31 %.',
      'values',
      ['Steel: 35 %', 'Graphite: 18 %', 'Nickel: 16 %', 'Copper: 31 %'],
    ],
    [
      'Show our results: 2023: 1,200 t, 2024: 1,900 t, 2025: 2,650 t',
      'values',
      ['2023: 1,200 t', '2024: 1,900 t', '2025: 2,650 t'],
    ],
    [
      'Landfill: before 88 % of panels were buried, now 6 % are buried',
      'values',
      ['Before: 88 % of panels were buried', 'Now: 6 % are buried'],
    ],
    [
      'A pick-up: up to 50 panels $ 400, up to 200 panels $ 1,100',
      'values',
      ['Up to 50 panels: $ 400', 'Up to 200 panels: $ 1,100'],
    ],
    [
      'Our open day. 10:00 Doors open, 10:30 Tour, 1:30 PM Demonstration.',
      'moments',
      ['10:00: Doors open', '10:30: Tour', '1:30 PM: Demonstration'],
    ],
    [
      'How hiring works: first you apply online, then we call you within 3 days, and finally you sign.',
      'steps',
      ['First you apply online.', 'Then we call you within 3 days.', 'Finally you sign.'],
    ],
  ])('is found in: %s', (description, kind, points) => {
    expect(seriesIn(description)).toMatchObject({ kind, points });
  });

  it.each([
    'Open day on Saturday, 17 April 2027, from 10 am to 3 pm. Call (512) 555-0142, or come to 2200 Mesa Park Drive.',
    'Free for residents. Bring panels, inverters and phones.',
    'We removed 9,400 modules, 310 inverters and 62 kilometers of cable.',
    '23 dollars an hour, health insurance from day one.',
  ])('isn’t found in “%s”', (description) => {
    expect(seriesIn(description)).toBeUndefined();
  });
});

describe('figures in a description', () => {
  const figures = (description: string) =>
    figuresIn(readDescription(description, { today: '2026-11-27', locale: 'en-US' }));

  it('are its numbers, each with its clause', () => {
    expect(
      figures('The crews removed 9,400 modules and 62 kilometers of cable. 94 percent went back into use.')
        ?.points,
    ).toEqual(['The crews removed 9,400 modules', '62 kilometers of cable', '94 percent went back into use']);
  });

  it('aren’t dates, times, phone numbers or a single number', () => {
    expect(
      figures('Open day on 17 April 2027 from 10 am to 3 pm. Call (512) 555-0142. Lunch for 40 people.'),
    ).toBeUndefined();
  });
});

it('leave the rest of a sentence to be printed', () => {
  const series = {
    kind: 'figures',
    points: [],
    phrases: ['14 months of preparation', '212 documents checked'],
  } as const;
  expect(restOfSentence('14 months of preparation, 212 documents checked, zero findings.', series)).toBe(
    'Zero findings.',
  );
  expect(restOfSentence('14 months of preparation, 212 documents checked.', series)).toBeUndefined();
  expect(restOfSentence('You can watch.', series)).toBe('You can watch.');
});
