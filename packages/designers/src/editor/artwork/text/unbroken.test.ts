import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfAddress, stretchesOf } from './unbroken.ts';

const held = (text: string) =>
  stretchesOf(text)
    .filter(({ kind }) => kind !== 'loose')
    .map(({ kind, text: words }) => [kind, words]);

describe('text that stays on one line', () => {
  it.each([
    ['Call (512) 555-0142 today', 'whole', '(512) 555-0142'],
    ['Call +1 512 555 0142, or write', 'whole', '+1 512 555 0142'],
    ['512-555-0142 ext. 7', 'whole', '512-555-0142 ext. 7'],
    ['512 555 0142', 'whole', '512 555 0142'],
    ['555-0142.', 'whole', '555-0142'],
    ['+49 (0)30 123 45-67', 'whole', '+49 (0)30 123 45-67'],
    ['030 1234567', 'whole', '030 1234567'],
    ['From 50 kW upwards', 'joint', '50 kW'],
    ['an array of 1,250.5 MWh', 'joint', '1,250.5 MWh'],
    ['18 × 24 in', 'joint', '18 × 24 in'],
    ['at 5:30 PM sharp', 'joint', '5:30 PM'],
    ['90 % wasted', 'joint', '90 %'],
    ['within 24 hours.', 'joint', '24 hours'],
    ['by e-mail.', 'joint', 'e-mail'],
    ['a drop-off day', 'joint', 'drop-off'],
    ['in 7–14 days', 'joint', '7–14 days'],
    ['on 2027-03-14', 'joint', '2027-03-14'],
    ['Reply by May 1: free', 'joint', 'May 1'],
    ['am 1. Mai geöffnet', 'joint', '1. Mai'],
    ['el 3 de mayo', 'joint', '3 de mayo'],
    ['write to jo-ann.o’neill@daybreak.example.', 'address', 'neill@daybreak.example'],
    ['write to jo-ann@day-break.example, please', 'address', 'jo-ann@day-break.example'],
    [
      'see https://www.daybreak.example/second-life?a=1.',
      'address',
      'https://www.daybreak.example/second-life?a=1',
    ],
    ['see www.day-break.example', 'address', 'www.day-break.example'],
  ])('is found in %j', (text, kind, words) => {
    expect(held(text)).toContainEqual([kind, words]);
  });

  it.each([
    'Bring us your retired panels',
    '400 Horizon Way, Austin, Texas 78701',
    'Photovoltaikmodul-Wiederverwertungsanlage',
    'Hall 50 kWords',
    'In 2027 - or later - we come',
    '',
  ])('is absent from %j', (text) => {
    expect(held(text)).toEqual([]);
  });
});

it('never loses, adds or moves a character', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          '50',
          ' ',
          'kW',
          '-',
          '(512)',
          '555',
          '@',
          '.',
          'a',
          'e',
          '+',
          '/',
          '\n',
          'www.',
          '–',
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const stretches = stretchesOf(typed);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(typed);
      for (const stretch of stretches) expect(partsOfAddress(stretch.text).join('')).toBe(stretch.text);
    }),
    { numRuns: 500 },
  );
});

it('breaks an address only before its @ and dots and after its slashes', () => {
  expect(partsOfAddress('jo-ann.reyes@day-break.example')).toEqual([
    'jo-ann',
    '.reyes',
    '@day-break',
    '.example',
  ]);
  expect(partsOfAddress('https://www.daybreak.example/second-life')).toEqual([
    'https://',
    'www',
    '.daybreak',
    '.example/',
    'second-life',
  ]);
});
