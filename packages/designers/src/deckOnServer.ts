// The `deck` entry in Node without a bundler, where its slides' pictures can't be imported.
import { clientOnly } from './clientOnly.ts';

export const Deck = (): never => {
  throw clientOnly('Deck');
};
export { presentedDeck } from './deck/presenter/windows.ts';
