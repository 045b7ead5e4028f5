import { expect, it } from 'vitest';
import { figureOf } from './figure.ts';

const proposed = (headline: string, support = '') => {
  const found = figureOf({
    headline: { field: 'headline', text: headline },
    support: { field: 'support', text: support },
  });
  return found && [found.number, found.unit].filter(Boolean).join(' ');
};

it.each([
  ['20% off decommissioning until June 30', '', '20% off'],
  ['Now certified', '95% of the glass we take in goes back to glassmakers.', '95% of the glass'],
  ["Old panels aren't waste", 'Today 90 percent of old panels end up in landfill.', '90% of old panels'],
  ['A quote within 24 hours', 'We answer 90% of all requests on the day.', '24 hours'],
  ['80 million solar panels reach the end of their life by 2030', '', '80 million solar panels'],
  ['Bring us your 80 retired panels', '', '80 retired panels'],
  ['Bring us your 80 retired panels', '95% of the glass goes back.', '95% of the glass'],
  ['We pay $2.10 per pound', '', '$2.10 per pound'],
  ['More than 1,200 tons recycled', '', '1,200 tons'],
  ['1,200 tons recycled last year', '', '1,200 tons'],
  ['Done in 7–14 days', '', '7–14 days'],
  ['Our line is open 24/7', '', '24/7'],
])('proposes the most important number, with its noun: %s %s', (headline, support, found) => {
  expect(proposed(headline, support)).toBe(found);
});

it.each([
  ['a day', 'Reply by May 1'],
  ['a day', 'Open until 30 June'],
  ['a day', 'Am 1. Mai geöffnet'],
  ['a day', 'Abierto el 3 de mayo'],
  ['a date', 'See you on 5/22'],
  ['a time', 'Doors open at 9 am'],
  ['a time', 'Doors open at 10:30'],
  ['a bound', 'For sites with 20 or more panels'],
  ['a bound', 'Bring up to 50 panels'],
  ['a bound', 'At least 30 batteries at a time'],
  ['a bound', 'Up to 50% off'],
  ['a bound', 'For fleets of 100+ drives'],
  ['a standard', 'Now certified to R2v3 and ISO 14001'],
  ['a gate', 'Come to gate 4'],
  ['an address', 'Visit us at 400 Horizon Way'],
  ['a phone number', 'Call (512) 555-0142 today'],
  ['a year', 'Climate-neutral by 2030'],
  ['an age', 'For children aged 10 years and over'],
  ['how many people', 'Join 400 people who take panels apart'],
  ['how many people', 'We are hiring 12 field technicians'],
])('proposes no number for %s: %s', (_what, headline) => {
  expect(proposed(headline)).toBeUndefined();
});

it('proposes no plain count from the line below the headline', () => {
  expect(proposed('Field technician wanted', 'A crew of 4 and 12 vans in 3 cities.')).toBeUndefined();
});

it.each([
  ['24 hours', '24', 'hours'],
  ['95 % of the glass', '95%', 'of the glass'],
  ['$5', '$5', ''],
  ['Zero waste', 'Zero waste', ''],
])('shows a typed number: %s', (text, number, unit) => {
  const headline = { field: 'headline', text: 'Save 20% today' };
  expect(figureOf({ headline, figure: { field: 'figure', text } })).toMatchObject({ number, unit });
});
