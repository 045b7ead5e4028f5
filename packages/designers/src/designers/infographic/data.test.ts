import { describe, expect, it } from 'vitest';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { dataOf, datumOf, numberOf, withUnit } from './data.ts';
import { infographicFields } from './infographic.fields.ts';
import { infographic } from './infographic.ts';
import { suggestedDiagrams } from './kinds.ts';
import { placesOf, timelineDateOf } from './timelineDates.ts';

const read = (line: string, language = 'en-US' as const) => {
  const { label, value, typedNumber, unit, note, reason: lacks } = datumOf(line, language);
  return { label, value, typedNumber, unit, note, ...(lacks && { lacks }) };
};

describe('a line with a number', () => {
  it.each([
    ['Glass: 76 %', 'Glass', 76, '76 %', '%', ''],
    ['Glass: 76%', 'Glass', 76, '76%', '%', ''],
    ['76 % glass', 'glass', 76, '76 %', '%', ''],
    ['12 t copper', 'copper', 12, '12 t', 't', ''],
    ['500 drives destroyed', 'drives destroyed', 500, '500', '', ''],
    ['Aluminum 8 %', 'Aluminum', 8, '8 %', '%', ''],
    ['Aluminum – 8 %', 'Aluminum', 8, '8 %', '%', ''],
    ['Panels: 1,240', 'Panels', 1240, '1,240', '', ''],
    ['Turnover: $ 1.2 million', 'Turnover', 1.2e6, '$ 1.2 million', '$', ''],
    ['Budget: $80k', 'Budget', 80_000, '$80k', '$', ''],
    ['2019: 1,200 t', '2019', 1200, '1,200 t', 't', ''],
    ['Water saved: 40 m³ a month', 'Water saved', 40, '40 m³', 'm³', 'a month'],
    ['Kept: about 9 of 10 panels', 'Kept', 9, 'about 9', '', 'of 10 panels'],
    [
      'Panels, inverters and batteries from schools in the whole county: 48 panels',
      'Panels, inverters and batteries from schools in the whole county',
      48,
      '48 panels',
      'panel',
      '',
    ],
  ])('is read from: %s', (line, label, value, typedNumber, unit, note) => {
    expect(read(line)).toEqual({ label, value, typedNumber, unit, note });
  });

  it.each([
    ['Silver: some', 'number'],
    ['You have a quote within 24 hours.', 'number'],
    ['Open since 2019', 'number'],
    ['2019: First site in Austin', 'number'],
    ['Doors: 9:00', 'number'],
    ['9:00 AM: Doors open', 'number'],
    ['1. You send a list.', 'number'],
    ['24/7 support', 'number'],
    ['Takes: 7–14 days', 'range'],
    ['7 to 14 days of work', 'range'],
    ['Change: −5 %', 'negative'],
  ])('can’t be drawn to scale from “%s”', (line, lacks) => {
    expect(read(line)).toMatchObject({ value: undefined, lacks });
  });

  it.each([
    ['1,200', 'en-US', 1200],
    ['1.200', 'en-US', 1.2],
    ['1.200', 'de', 1200],
    ['1,5', 'de', 1.5],
    ['1,5', 'en-US', 1.5],
    ['1.234.567,8', 'de', 1_234_567.8],
    ['1,234,567.8', 'en-US', 1_234_567.8],
    ['12 500', 'fr', 12_500],
    ['0,125', 'en-US', 0.125],
  ] as const)('reads %s in %s as %d', (text, language, number) => {
    expect(numberOf(text, language)).toBe(number);
  });

  it('gets the typed unit unless it has its own', () => {
    expect(withUnit('Panels: 1,240\nOthers: 3 t\nNo number', 'pieces', 'en-US')).toBe(
      'Panels: 1,240 pieces\nOthers: 3 t\nNo number',
    );
    expect(withUnit('Pick-up: 400', '$', 'en-US')).toBe('Pick-up: $400');
  });
});

describe('the diagram', () => {
  const kindOf = (points: string, title = 'Materials') =>
    suggestedDiagrams({
      headline: { field: 'title', text: title },
      body: { field: 'points', text: points },
      language: 'en-US',
    })[0];

  it.each([
    ['Glass: 76 %\nFilms: 10 %\nAluminum: 14 %', 'share'],
    ['Aluminum: 99 %\nGlass: 95 %\nSilver: 61 %', 'bars'],
    ['Panels: 120\nServers: 45\nBatteries: 2', 'bars'],
    ['Before: 90 %\nAfter: 4 %', 'compare'],
    ['Then: Panels were crushed.\nNow: Panels are sorted.', 'compare'],
    ['2015: First site.\n2019: First truck.\n2026: One million panels.', 'timeline'],
    ['9:00 AM: Gates open.\n10:30 AM: Tour.\nNoon: Lunch.', undefined],
    ['9:00 Gates open\n10:30 Tour\n12:00 Lunch', 'timeline'],
    ['1. Send a list.\n2. Get a quote.\n3. Choose a day.', 'flow'],
    ['Panels: 12 t\nServers: 45 kg\nBatteries: 2 t', undefined],
    ['We collect.\nWe recycle.\nWe report.', undefined],
    ['We pay within 30 days.\nWe quote within 24 hours.', undefined],
  ])('is for %j: %s', (points, kind) => {
    expect(kindOf(points)).toBe(kind);
  });

  it('is a flow for steps under a title that asks how', () => {
    expect(kindOf('List: You send it.\nQuote: You have it.', 'How a pick-up goes')).toBe('flow');
  });
});

describe('moments', () => {
  const places = (lines: readonly string[]) =>
    placesOf(lines.flatMap((line) => timelineDateOf(line, 'en-US') ?? []))?.map((place) =>
      Number(place.toFixed(3)),
    );

  it.each([
    [
      ['2015: a', '2020: b', '2025: c'],
      [0, 0.5, 1],
    ],
    [
      ['8:30 AM: a', '9:00 AM: b', '12:30 PM: c'],
      [0, 0.125, 1],
    ],
    [
      ['Day 1: a', 'Day 2: b', 'Day 11: c'],
      [0, 0.1, 1],
    ],
    [
      ['24 hours: a', '3 days: b', '2 weeks: c'],
      [0, 0.154, 1],
    ],
    [
      ['March 2026: a', 'April 2026: b', 'March 2027: c'],
      [0, 0.083, 1],
    ],
  ])('are spaced to scale: %j', (lines, at) => {
    expect(places(lines)).toEqual(at);
  });

  it('have no scale if they’re out of order or on several scales', () => {
    expect(places(['2020: a', '2015: b'])).toBeUndefined();
    expect(places(['2020: a', 'Today: b'])).toBeUndefined();
  });
});

describe('the form', () => {
  const untouched = newDraft(infographicFields);
  const about = (composition: typeof untouched.composition, points: string, unit = '') => {
    const draft = { ...untouched, composition, points, unit };
    return {
      error: infographic.remarks?.(draft).points?.error,
      broken: infographic.unavailable?.(draft, { user: defaultUserDetails, images: [] }).composition?.[
        composition
      ],
      checks: infographic.checks?.(draft, { user: defaultUserDetails, images: [] }),
    };
  };

  it('names the line whose value isn’t a number, as the preflight does', () => {
    const { error, checks } = about('bars', 'Glass: 76 %\nPlastic: 10 %\nSilver: some');
    expect(error).toBe("“Silver: some” doesn't have a number. Add one after a colon, such as “Glass: 76%.”");
    expect(checks).toEqual([error]);
  });

  it('refuses parts of more than 100 %', () => {
    const { error, broken } = about('share', 'Glass: 76 %\nPlastic: 30 %\nSilver: 6 %');
    expect(error).toBe('The parts add up to 112%. Change the numbers so they add up to 100% or less.');
    expect(broken).toBe(error);
  });

  it('refuses two units on one scale, and more than seven items', () => {
    expect(about('bars', 'Glass: 76 t\nPlastic: 30 kg').broken).toMatch(/“t” and “kg”/);
    expect(
      about('bars', Array.from({ length: 8 }, (_, index) => `Item: ${index}`).join('\n')).broken,
    ).toMatch(/up to 7/);
  });

  it('says nothing about numbers while the diagram shows text or is automatic', () => {
    expect(about('flow', 'Glass: some\nPlastic: none')).toMatchObject({ error: undefined, checks: [] });
    expect(about('automatic', 'Glass: some\nPlastic: none')).toMatchObject({ error: undefined, checks: [] });
  });
});

it('adds up the untouched piece’s parts to 100 %', () => {
  const { points } = newDraft(infographicFields);
  expect(dataOf(points, 'en-US').reduce((sum, { value = 0 }) => sum + value, 0)).toBe(100);
});

it.each(['list', 'figures', 'steps', 'number', 'photograph', 'type', 'sunrise'] as const)(
  'keeps layout %s in a draft of an earlier release',
  (composition) => {
    const earlier = {
      title: 'How a pick-up goes',
      subtitle: '',
      points: 'List: You send us what there is.\nQuote: You get it within 24 hours.',
      size: 'portrait',
      language: 'en-US',
      composition,
      theme: 'white',
      picture: '',
    };
    expect(restoreDraft(infographicFields, earlier)).toEqual({ ...earlier, unit: '' });
  },
);
