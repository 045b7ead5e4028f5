import { type RefObject, useLayoutEffect } from 'react';
import type { DeckView } from '../navigation.ts';
import { belongsElsewhere, type Command, commandOf, pressesButton } from './keys.ts';

/** Listens for the deck's keys on the whole page, except where they belong to a control outside the deck. */
export function useDeckKeys(
  deck: RefObject<HTMLElement | null>,
  { view, lettersOn }: { view: DeckView; lettersOn: boolean },
  onCommand: (command: Command) => void,
): void {
  // A layout effect, because a user who sees the slide may press a key before the browser has run other effects.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, view, lettersOn);
      if (!command || event.defaultPrevented || !deck.current) return;
      if (belongsElsewhere(event.target, deck.current) || pressesButton(event.key, event.target)) return;
      event.preventDefault();
      if (!event.repeat || command === 'next' || command === 'previous') onCommand(command);
    };
    /** A click leaves the focus on the deck, so pressing Space afterward turns the slide instead of clicking again. */
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      deck.current?.focus({ preventScroll: true });
    };
    const node = deck.current;
    addEventListener('keydown', press);
    node?.addEventListener('mousedown', click);
    return () => {
      removeEventListener('keydown', press);
      node?.removeEventListener('mousedown', click);
    };
  }, [deck, view, lettersOn, onCommand]);
}
