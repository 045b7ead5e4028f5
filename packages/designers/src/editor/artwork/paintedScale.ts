import { createContext } from 'react';

/**
 * The scale at which artwork is painted, for code that depends on its size on screen. Observers don't report scale
 * changes.
 */
export const PaintedScale = createContext(1);
