import { createContext, useContext } from 'react';

/**
 * Where a slide is shown: on a screen, where it moves and answers; as a small picture of itself, where nothing moves; or in a
 * file, where all that it has to say is seen at once.
 */
export type SlideMedium = 'screen' | 'thumbnail' | 'file';

const Medium = createContext<SlideMedium>('screen');

export const SlideMediumProvider = Medium.Provider;
export const useSlideMedium = (): SlideMedium => useContext(Medium);
