/** The entry `deck` in Node without a bundler, where the pictures of its slides cannot be imported. */
import { clientOnly } from './clientOnly.ts';

export const Deck = (): never => {
  throw clientOnly('Deck');
};
export { presentedDeck } from './deck/presenter/windows.ts';
