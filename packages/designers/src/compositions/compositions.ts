import { dateHero } from './DateHero.tsx';
import { list } from './List.tsx';
import { numeral } from './Numeral.tsx';
import { photograph } from './Photograph.tsx';
import { quote } from './Quote.tsx';
import { steps } from './Steps.tsx';
import { sunrise } from './Sunrise.tsx';
import { type } from './Type.tsx';
import { sunWindow } from './Window.tsx';

/** The compositions that designers share, in the order of the choice. Those that show the picture whatever the theme are `pictured`. */
export const compositions = [sunrise, type, photograph, sunWindow, dateHero, numeral, list, steps] as const;
export const pictured = [photograph.id, sunWindow.id] as const;
/** For pieces that may be somebody's words. */
export const withQuote = [...compositions, quote] as const;
