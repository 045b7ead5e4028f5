import { describe, expect, it } from 'vitest';
import { defineFields } from '../../src/editor/fields/fields.ts';
import { readDescription } from '../../src/editor/reading/readDescription.ts';
import { unheardClaims } from './claims.ts';
import { lostFacts } from './facts.ts';
import { shownBy } from './shown.ts';
import { voiceFaults } from './voice.ts';

const brief = readDescription(
  'A flyer: 20 % off refurbished servers until 30 June. We are the cheapest in Texas. Not for private homes.',
  {
    today: '2026-11-22',
    locale: 'en-US',
  },
);
const saying = (...texts: string[]) => ({ texts, values: [] as string[], notUsed: [] as string[] });
const right = [
  '20 % off refurbished servers',
  'Until 30 June. Not for private homes.',
  'We recycle panels, batteries and inverters.',
];

describe('a piece as requested', () => {
  it('passes each gate', () => {
    expect(lostFacts(brief, saying(...right), 'flyer')).toEqual([]);
    expect(unheardClaims(brief, saying(...right))).toEqual([]);
    expect(voiceFaults(brief, saying(...right))).toEqual([]);
  });
});

describe('gate of facts', () => {
  it('finds lost or changed words', () => {
    expect(
      lostFacts(brief, saying('20 % refurbished servers', 'Until 30 June. Not for private homes.'), 'flyer'),
    ).toEqual(['20 % off refurbished servers']);
  });

  it('accepts a number and its label in either order from a diagram’s line', () => {
    const drawn = {
      ...saying('20 % off refurbished servers until 30 June. Not for private homes.', 'Glass: 76 %'),
    };
    expect(lostFacts(brief, drawn, 'infographic', ['76 % glass', 'glass 76 %'])).toEqual([]);
    expect(lostFacts(brief, drawn, 'infographic', ['76 % copper'])).toEqual(['76 % copper']);
  });

  it('accepts a date in its own field only if it’s right', () => {
    const words = saying('20 % off refurbished servers. Not for private homes.');
    expect(lostFacts(brief, { ...words, values: ['2027-06-30'] }, 'flyer')).toEqual([]);
    expect(lostFacts(brief, { ...words, values: ['2027-06-29'] }, 'flyer')).toEqual(['30 June']);
  });

  it('accepts "not used" only if there’s no room', () => {
    const little = {
      ...saying('20 % off refurbished servers until 30 June'),
      notUsed: ['Not for private homes'],
    };
    expect(lostFacts(brief, little, 'banner')).toEqual([]);
    expect(lostFacts(brief, little, 'flyer')).toEqual(['Not for private homes']);
    expect(lostFacts(brief, { ...little, notUsed: [] }, 'banner')).toEqual(['Not for private homes']);
  });
});

describe('gate of claims', () => {
  it.each([
    ['A figure of its own', 'Over 5000 customers', 'the figure 5000'],
    ['a promise', 'Delivery is guaranteed', 'guaranteed'],
    ['a certificate', 'TÜV certified', 'certified'],
    ['a word on all that we do', 'Every drive is wiped', 'Every'],
    ['what was refused', 'The cheapest in Texas', 'cheapest in Texas'],
  ])('finds %s', (_name, text, found) => {
    expect(unheardClaims(brief, saying(...right, text)).map((claim) => claim.toLowerCase())).toContain(
      found.toLowerCase(),
    );
  });
});

it('ignores a claim word that the description joins to another', () => {
  const dated = readDescription('Check the best-before date at the all-hands', {
    today: '2026-11-22',
    locale: 'en-US',
  });
  expect(unheardClaims(dated, saying('Check the best-before date at the all-hands'))).toEqual([]);
  expect(unheardClaims(dated, saying('The best date'))).toEqual(['best']);
});

it('ignores only an address from the description', () => {
  const linked = readDescription('The audit is done. Look at daybreak.example/certificates', {
    today: '2026-11-22',
    locale: 'en-US',
  });
  expect(unheardClaims(linked, saying('Look at daybreak.example/certificates'))).toEqual([]);
  expect(unheardClaims(linked, saying('Look at daybreak.example/guaranteed'))).toEqual(['guaranteed']);
  expect(unheardClaims(linked, saying('Look at our certificates'))).toEqual(['certificates']);
});

describe('gate of voice', () => {
  it.each([
    ['Come and see!', 'no exclamation mark'],
    ['Our innovative service', 'no filler'],
    ['The greatest day', 'no superlative'],
    ['Send an e-mail', '“email” in one spelling'],
    ['Our data centre', 'American spelling'],
    ['Make a flyer about servers', 'no request to the wizard'],
    ['Brochure for the open day', 'no request to the wizard'],
    ['11x17 portrait poster for the talk', 'no request to the wizard'],
    ['20 % off servers til', 'no end that leads nowhere'],
    ['Servers , racks', 'no doubled or stray marks'],
    ['Servers for', 'no end that leads nowhere'],
    ['**Servers** and racks', 'no marks of a text editor'],
    ['undefined', 'no filled-in blank'],
  ])('finds in %j: %s', (text, rule) => {
    expect(voiceFaults(brief, saying(text))).toEqual([`${rule}: “${text}”`]);
  });

  it.each(['What a module is made of', 'Who to turn to', 'Which bin the cells go in'])(
    'lets a question end with its preposition: %j',
    (text) => expect(voiceFaults(brief, saying(text))).toEqual([]),
  );

  it.each(['What the servers and', 'What for', 'Drives for'])('finds the dangling end of %j', (text) => {
    expect(voiceFaults(brief, saying(text))).toEqual([`no end that leads nowhere: “${text}”`]);
  });

  it('finds the piece’s dimensions, and ignores those of goods', () => {
    const sized = readDescription('A 24x36 poster: bay 3 is closed', {
      today: '2026-11-22',
      locale: 'en-US',
    });
    expect(voiceFaults(sized, saying('Bay doors 24x36'))).toEqual([
      'no measure of the piece: “Bay doors 24x36”',
    ]);
    expect(voiceFaults(sized, saying('Panels of 40x65 cm'))).toEqual([]);
  });

  it('finds no fault with words in quotation marks', () => {
    const wanted = readDescription('Poster "Stop! Innovative solutions!"', {
      today: '2026-11-22',
      locale: 'en-US',
    });
    expect(voiceFaults(wanted, saying('Stop! Innovative solutions!'))).toEqual([]);
  });
});

it('shows only the fields that apply to a draft', () => {
  const fields = defineFields({
    title: { kind: 'lines', label: 'Title', initial: '' },
    kind: { kind: 'choice', label: 'Kind', options: [{ value: 'event', label: 'Event' }], initial: 'event' },
    day: { kind: 'date', label: 'Day', initial: '', when: { kind: 'event' } },
    hidden: { kind: 'text', label: 'Hidden', initial: '', when: { kind: 'other' } },
  });
  const draft = { title: 'One', kind: 'event', day: '2027-06-05', hidden: 'Two' };
  expect(shownBy(fields, draft)).toMatchObject({
    texts: ['One'],
    values: ['2027-06-05', expect.stringContaining('Saturday')],
  });
});
