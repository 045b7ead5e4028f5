import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionKinds } from '../../backend/interfaces/Positions.ts';
import { countries } from './countries.ts';
import { formatPay } from './messages.ts';
import { noPosition, parseDollars, toFormValues, toPosition, validatePosition } from './positionForm.ts';

const typed = { ...noPosition, title: 'Field Technician', place: 'Austin, Texas' };

it.each([
  ['52000', 52_000],
  ['$52,000', 52_000],
  [' 1,234,567 ', 1_234_567],
  ['10000000', 10_000_000],
  ['10000001', undefined],
  ['0', undefined],
  ['52.5', undefined],
  ['52k', undefined],
  ['5,2000', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads %j as %j dollars', (text, dollars) => expect(parseDollars(text)).toBe(dollars));

describe('the form’s values', () => {
  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'Enter a title.' }],
    [{ place: '' }, { place: 'Enter a location.' }],
    [{ title: 'x'.repeat(121) }, { title: 'Use 120 characters or fewer.' }],
    [{ title: '🌅'.repeat(120) }, {}],
    [{ description: 'x'.repeat(5_001) }, { description: 'Use 5,000 characters or fewer.' }],
    [{ payFrom: 'much', payTo: '2' }, { payFrom: 'Enter whole dollars, like 52000.' }],
    [{ payFrom: '1' }, { payTo: 'Enter both amounts, or leave both blank.' }],
    [{ payTo: '1' }, { payFrom: 'Enter both amounts, or leave both blank.' }],
    [{ payFrom: '2', payTo: '1' }, { payTo: "Enter a maximum that's equal to or greater than the minimum." }],
    [{ payFrom: '2', payTo: '2' }, {}],
    [{ closesOn: '1999-12-31' }, { closesOn: 'Enter a date between 2000 and 2100.' }],
    [{ closesOn: '2026-12-31' }, {}],
  ])('with %j have the problems %j', (changes, problems) => {
    expect(validatePosition({ ...typed, ...changes }, false)).toEqual(problems);
  });

  it('include no partial date', () => {
    expect(validatePosition(typed, true)).toEqual({ closesOn: 'Enter a date between 2000 and 2100.' });
  });

  it('survive the round trip through a position', () => {
    const id = '00000000-0000-4000-b000-000000000001';
    const word = fc.string({ minLength: 1, maxLength: 60 }).map((text) => `a${text.trim()}`);
    fc.assert(
      fc.property(
        fc.record({
          title: word,
          place: word,
          country: fc.constantFrom('US', 'MX'),
          isRemote: fc.boolean(),
          kind: fc.constantFrom(...positionKinds),
          description: fc.oneof(fc.constant(''), word),
          pay: fc.option(
            fc
              .tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }))
              .chain(([from, more]) =>
                fc.record({
                  from: fc.constant(from),
                  to: fc.constant(from + more),
                  per: fc.constantFrom('hour' as const, 'year' as const),
                }),
              ),
          ),
          closesOn: fc.option(fc.constantFrom('2026-12-31', '2027-02-28')),
          isClosed: fc.boolean(),
        }),
        (details) => {
          const position = { id, ...details };
          expect(validatePosition(toFormValues(position), false)).toEqual({});
          expect(toPosition(id, toFormValues(position))).toEqual(position);
        },
      ),
    );
  });
});

it('lists each country once, by name, with a code that the database accepts', () => {
  const offered = countries();
  expect(offered).toContainEqual({ value: 'US', label: 'United States' });
  expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length);
  for (const { value, label } of offered) {
    expect(value).toMatch(/^[A-Z]{2}$/);
    expect(label).not.toBe(value);
  }
});

it('shows pay as a range, or one amount if both ends are equal', () => {
  expect(formatPay({ from: 52_000, to: 64_000, per: 'year' })).toMatch(/^\$52,000\s*–\s*\$64,000 a year$/);
  expect(formatPay({ from: 20, to: 20, per: 'hour' })).toMatch(/\$20 an hour$/);
});
