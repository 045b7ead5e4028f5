import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, defaultOrder, homeCards, moveCard, placeCard, restoreArrangement } from './arrangement.ts';

const names = fc.array(fc.constantFrom(...homeCards, 'unknown'), { maxLength: 8 });
const storedArrangement = fc.record({ beside: names, below: names, hidden: names });
const everyCard = [...homeCards].sort();
const cardsOf = ({ beside, below, hidden }: typeof defaultOrder) => [...beside, ...below, ...hidden].sort();

describe('the order of the home page', () => {
  it('is the default if none is stored', () => {
    expect(restoreArrangement(null)).toEqual(defaultOrder);
  });

  it('has every card once, whatever was stored and however it’s changed', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(...homeCards), fc.constantFrom('up', 'down', 'hide', 'show')),
    );
    fc.assert(
      fc.property(storedArrangement, steps, (start, done) => {
        let arranged = restoreArrangement(start);
        expect(cardsOf(arranged)).toEqual(everyCard);
        for (const [card, step] of done) {
          arranged =
            step === 'up' || step === 'down'
              ? moveCard(arranged, card, step === 'up' ? -1 : 1)
              : placeCard(arranged, card, step === 'show');
          expect(cardsOf(arranged)).toEqual(everyCard);
        }
      }),
    );
  });

  it('keeps the stored order, and puts a new card in its default place', () => {
    expect(restoreArrangement({ beside: [], below: ['unknown', 'links', 'links'], hidden: [] })).toEqual({
      beside: ['firstweek'],
      below: ['links', 'continue', 'today'],
      hidden: [],
    });
  });

  it('moves a card from the main column to below the assistant, and back', () => {
    const down = moveCard(defaultOrder, 'today', 1);
    expect(down).toEqual({ ...defaultOrder, below: ['continue'], beside: ['today', ...defaultOrder.beside] });
    expect(moveCard(down, 'today', -1)).toEqual(defaultOrder);
  });

  it('stops at the first and last place', () => {
    const [first] = defaultOrder.below;
    const last = defaultOrder.beside.at(-1);
    if (!first || !last) throw new Error('The usual order has no cards.');
    expect(canMove(defaultOrder, first, -1)).toBe(false);
    expect(moveCard(defaultOrder, first, -1)).toEqual(defaultOrder);
    expect(canMove(defaultOrder, last, 1)).toBe(false);
    expect(moveCard(defaultOrder, last, 1)).toEqual(defaultOrder);
  });

  it('shows a hidden card in its default place again', () => {
    const hidden = placeCard(defaultOrder, 'links', false);
    expect(hidden.hidden).toEqual(['links']);
    expect(placeCard(hidden, 'links', true)).toEqual(defaultOrder);
  });
});
