import { describe, expect, it } from 'vitest';
import { addressOf, presentedDeck } from './windows.ts';

describe('the address of the second window', () => {
  const deck = 'https://portal.example/sales-deck?campaign=spring#2';

  it('has the deck’s name and the slide', () => {
    const presenter = addressOf(4, 'a1b2', deck);
    expect(presenter).toBe('https://portal.example/sales-deck?campaign=spring&presenter=a1b2#5');
    expect(presentedDeck(new URL(presenter))).toBe('a1b2');
  });

  it('leads back to the deck', () => {
    const presenter = addressOf(4, 'a1b2', deck);
    expect(addressOf(7, undefined, presenter)).toBe('https://portal.example/sales-deck?campaign=spring#8');
    expect(presentedDeck(new URL(deck))).toBeNull();
  });
});
