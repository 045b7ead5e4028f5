import { createContext } from 'react';

/** The scale that an artwork is painted at, for what depends on how large it is on the screen: no observer hears of a scale. */
export const PaintedScale = createContext(1);
