import { useEffect, useReducer, useRef, useState } from 'react';
import { deckReducer, hashOfSlide, slideOfHash } from '../navigation.ts';
import type { SlideAddress } from './slideAddress.ts';

/** The state of a deck of `total` slides, synced with the address. */
export function useDeck(total: number, address: SlideAddress) {
  const [reducer] = useState(() => deckReducer(total));
  const [state, dispatch] = useReducer(reducer, undefined, () => ({
    slide: slideOfHash(address.read(), total) ?? 0,
    view: 'slides' as const,
  }));

  // An address without a slide stays as it was until the first move.
  const written = useRef(state.slide);
  useEffect(() => {
    if (written.current === state.slide) return;
    written.current = state.slide;
    address.replace(hashOfSlide(state.slide));
  }, [address, state.slide]);

  useEffect(
    () =>
      address.onChange(() => {
        const slide = slideOfHash(address.read(), total);
        if (slide === undefined) return;
        written.current = slide;
        dispatch({ type: 'open', slide });
      }),
    [address, total],
  );

  return [state, dispatch] as const;
}
