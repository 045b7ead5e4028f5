import { dateHero } from './DateHero.tsx';
import { list } from './List.tsx';
import type { Layout } from './layout.ts';
import { sharedLayouts, sharedLayoutsAndQuote } from './layoutNames.ts';
import { numeral } from './Numeral.tsx';
import { photograph } from './Photograph.tsx';
import { quote } from './Quote.tsx';
import { steps } from './Steps.tsx';
import { sunrise } from './Sunrise.tsx';
import { type } from './Type.tsx';
import { sunWindow } from './Window.tsx';

type Id = (typeof sharedLayoutsAndQuote)[number]['id'];

const layoutsById: { readonly [Each in Id]: Layout<Each> } = {
  sunrise,
  type,
  photograph,
  window: sunWindow,
  date: dateHero,
  number: numeral,
  list,
  steps,
  quote,
};

const drawnAs = (names: readonly { readonly id: Id }[]): readonly Layout<Id>[] =>
  names.map(({ id }) => layoutsById[id]);

/** The layouts that designers share, in the order they're offered. */
export const layouts = drawnAs(sharedLayouts);
/** For pieces that may be a quotation. */
export const withQuote = drawnAs(sharedLayoutsAndQuote);
