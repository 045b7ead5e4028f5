import { describe, expect, it } from 'vitest';
import { dayOf, mistakesIn, quantityOf } from './handOff.ts';
import { orderOf } from './ticket.ts';

const whole = {
  printer: '',
  quantity: '500',
  stock: '130 lb silk cover',
  finish: '',
  due: '2026-12-01',
  shipTo: 'Daybreak',
  costCenter: '',
};

describe('an order', () => {
  it.each([
    ['500', 500],
    [' 2,500 ', 2500],
    ['2 500', 2500],
    ['10000000', 10_000_000],
    ['10000001', undefined],
    ['1.5', undefined],
    ['2,50', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['many', undefined],
    ['', undefined],
  ])('takes “%s” as %s pieces', (quantity, count) => expect(quantityOf({ quantity })).toBe(count));

  it('requires what a printer needs', () => {
    expect(
      Object.keys(
        mistakesIn({ ...whole, quantity: '', stock: '', due: '', shipTo: '' }, '2026-11-24'),
      ).toSorted(),
    ).toEqual(['due', 'quantity', 'shipTo', 'stock']);
    expect(mistakesIn(whole, '2026-11-24')).toEqual({});
    expect(mistakesIn({ ...whole, shipTo: ' \n ' }, '2026-11-24')).toHaveProperty('shipTo');
  });

  it('can be due today, but not on a past day', () => {
    expect(mistakesIn(whole, '2026-12-01')).toEqual({});
    expect(mistakesIn(whole, '2026-12-02')).toEqual({ due: 'This date has passed. Choose a later date.' });
  });

  it('is sent without surrounding spaces', () => {
    expect(
      orderOf({ ...whole, quantity: '2,500', stock: ' Silk ', shipTo: ' Daybreak \n\n Dawn Street ' }),
    ).toEqual({
      printer: '',
      quantity: 2500,
      stock: 'Silk',
      finish: '',
      due: '2026-12-01',
      shipTo: 'Daybreak\nDawn Street',
      costCenter: '',
    });
    expect(() => orderOf({ ...whole, quantity: 'many' })).toThrow('many');
  });
});

it('uses the local calendar day', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
