import type { HomeArrangement } from '../../../../backend/interfaces/Home.ts';

/** All cards, by the names the server stores. */
export const homeCards = ['firstweek', 'links', 'continue', 'today'] as const;
export type HomeCardName = (typeof homeCards)[number];

/** `below` is the main column, `beside` the one below the assistant. The server stores an older page's names. */
export const places = ['below', 'beside', 'hidden'] as const;
export type Place = (typeof places)[number];

/** The cards in each place, in order. Every card is in one of the lists. */
export type Arranged = Readonly<Record<Place, readonly HomeCardName[]>>;

export const defaultOrder: Arranged = {
  below: ['continue', 'today'],
  beside: ['firstweek', 'links'],
  hidden: [],
};

const isCard = (name: string): name is HomeCardName => homeCards.some((card) => card === name);

/** Builds an order from the stored one: each card once, no unknown ones, and new ones last in their default place. */
export function restoreArrangement(stored: HomeArrangement | null): Arranged {
  if (!stored) return defaultOrder;
  const placed = new Set<HomeCardName>();
  const takeNames = (names: readonly string[]) =>
    names.filter((name): name is HomeCardName => {
      if (!isCard(name) || placed.has(name)) return false;
      placed.add(name);
      return true;
    });
  const arrangement = {
    beside: takeNames(stored.beside),
    below: takeNames(stored.below),
    hidden: takeNames(stored.hidden),
  };
  for (const place of places)
    arrangement[place].push(...defaultOrder[place].filter((card) => !placed.has(card)));
  return arrangement;
}

/** Leaves out the cards that the user has no use for. */
export function withAvailable(arranged: Arranged, available: readonly HomeCardName[]): Arranged {
  const left = (place: Place) => arranged[place].filter((card) => available.includes(card));
  return { beside: left('beside'), below: left('below'), hidden: left('hidden') };
}

export const placeOf = (arranged: Arranged, card: HomeCardName): Place =>
  places.find((place) => arranged[place].includes(card)) ?? 'hidden';

/** Returns the visible cards: first the main column, then those below the assistant. */
const visibleCards = ({ beside, below }: Arranged) => [...below, ...beside];

/** Returns whether a card can move one step up or down. */
export function canMove(arranged: Arranged, card: HomeCardName, step: -1 | 1): boolean {
  const { beside, below } = arranged;
  return step < 0 ? below[0] !== card : beside.at(-1) !== card;
}

/** Moves a card one step up or down, past the end of a column into the other one. */
export function moveCard(arranged: Arranged, card: HomeCardName, step: -1 | 1): Arranged {
  if (!visibleCards(arranged).includes(card) || !canMove(arranged, card, step)) return arranged;
  const place = placeOf(arranged, card);
  const list = arranged[place];
  const at = list.indexOf(card);
  const other = list[at + step];
  if (other)
    return {
      ...arranged,
      [place]: list.map((each) => (each === card ? other : each === other ? card : each)),
    };
  const left = list.filter((each) => each !== card);
  return step < 0
    ? { ...arranged, beside: left, below: [...arranged.below, card] }
    : { ...arranged, below: left, beside: [card, ...arranged.beside] };
}

/** Hides a card, or puts it back in its default place. */
export function placeCard(arranged: Arranged, card: HomeCardName, isShown: boolean): Arranged {
  const usualPlace = placeOf(defaultOrder, card);
  const target = isShown ? (usualPlace === 'hidden' ? 'below' : usualPlace) : 'hidden';
  const without = (place: Place) => arranged[place].filter((each) => each !== card);
  const left = { beside: without('beside'), below: without('below'), hidden: without('hidden') };
  return { ...left, [target]: [...left[target], card] };
}
