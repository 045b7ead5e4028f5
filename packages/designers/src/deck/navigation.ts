/** One slide at a time, all of them small, or the deck as a document. */
export type DeckView = 'slides' | 'overview' | 'reading';

export interface DeckState {
  /** Index of the current slide, from 0. */
  readonly slide: number;
  readonly view: DeckView;
}

export type DeckAction =
  | { readonly type: 'next' | 'previous' | 'first' | 'last' }
  /** Goes to a slide of any index; one that doesn't exist changes nothing. */
  | { readonly type: 'go'; readonly slide: number }
  /** Goes to a slide and closes other views. */
  | { readonly type: 'open'; readonly slide: number }
  /** Shows a view; if it's already shown, switches back to the slides. */
  | { readonly type: 'toggle'; readonly view: DeckView };

const targets = {
  next: (slide: number) => slide + 1,
  previous: (slide: number) => slide - 1,
  first: () => 0,
  last: (_slide: number, total: number) => total - 1,
};

/** The deck's one reducer, for a deck of `total` slides. It doesn't wrap around at the ends. */
export const deckReducer =
  (total: number) =>
  (state: DeckState, action: DeckAction): DeckState => {
    if (action.type === 'toggle')
      return { ...state, view: state.view === action.view ? 'slides' : action.view };
    const slide =
      action.type === 'go' || action.type === 'open'
        ? action.slide
        : targets[action.type](state.slide, total);
    const exists = Number.isInteger(slide) && slide >= 0 && slide < total;
    const view = action.type === 'open' ? 'slides' : state.view;
    if ((!exists || slide === state.slide) && view === state.view) return state;
    return { slide: exists ? slide : state.slide, view };
  };

/** Index of the slide for a fragment such as `#3`; undefined if the deck has no such slide. */
export function slideOfHash(hash: string, total: number): number | undefined {
  if (!/^#[1-9]\d*$/.test(hash)) return undefined;
  const slide = Number(hash.slice(1)) - 1;
  return slide < total ? slide : undefined;
}

export const hashOfSlide = (slide: number): string => `#${slide + 1}`;
