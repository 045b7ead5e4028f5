import { createContext, useContext } from 'react';

/**
 * The medium of a slide: a screen, where it moves and responds; a thumbnail, where nothing moves; or a file, where all
 * its content is visible at once.
 */
export type SlideMedium = 'screen' | 'thumbnail' | 'file';

const Medium = createContext<SlideMedium>('screen');

export const SlideMediumProvider = Medium.Provider;
export const useSlideMedium = (): SlideMedium => useContext(Medium);

/**
 * Returns the alternative text of a picture next to words with the same content: empty on a page, but in a file the
 * picture is a separate object and needs one.
 */
export function useFileText(): (text: string) => string {
  const medium = useSlideMedium();
  return (text) => (medium === 'file' ? text : '');
}
