import { createContext, useContext } from 'react';

/**
 * Where a slide is shown: on a screen, where it moves and answers; as a small picture of itself, where nothing moves; or in a
 * file, where all that it has to say is seen at once.
 */
export type SlideMedium = 'screen' | 'thumbnail' | 'file';

const Medium = createContext<SlideMedium>('screen');

export const SlideMediumProvider = Medium.Provider;
export const useSlideMedium = (): SlideMedium => useContext(Medium);

/** Text for a picture beside words that say the same: none on a page; in a file it is an object by itself, and has one. */
export function useFileText(): (text: string) => string {
  const medium = useSlideMedium();
  return (text) => (medium === 'file' ? text : '');
}
