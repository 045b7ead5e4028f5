'use client';

export { Deck, type DeckProps } from './deck/Deck.tsx';
export { presentedDeck } from './deck/presenter/windows.ts';
export type { SlideAddress } from './deck/viewer/slideAddress.ts';
