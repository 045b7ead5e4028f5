import { createContext, useContext } from 'react';

/**
 * Where a slide is shown: on a screen, where it moves and responds; as a thumbnail, where nothing moves; or in a file, where all its
 * content is visible at once.
 */
export type SlideMedium = 'screen' | 'thumbnail' | 'file';

const Medium = createContext<SlideMedium>('screen');

export const SlideMediumProvider = Medium.Provider;
export const useSlideMedium = (): SlideMedium => useContext(Medium);

/**
 * Alternative text for a picture next to words that say the same: none on a page; in a file the picture is a separate object and needs one.
 */
export function useFileText(): (text: string) => string {
  const medium = useSlideMedium();
  return (text) => (medium === 'file' ? text : '');
}
