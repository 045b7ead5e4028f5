import { type RefObject, useLayoutEffect } from 'react';
import { belongsElsewhere, type Command, commandOf, pressesButton } from '../keys.ts';
import type { DeckView } from '../navigation.ts';

/** Listens to the deck's keys on the whole page, except where they belong to a control that is not the deck's. */
export function useDeckKeys(
  deck: RefObject<HTMLElement | null>,
  { view, lettersOn }: { view: DeckView; lettersOn: boolean },
  onCommand: (command: Command) => void,
): void {
  // A layout effect: whoever sees the slide may press a key, also before the browser had time for other effects.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, view, lettersOn);
      if (!command || event.defaultPrevented || !deck.current) return;
      if (belongsElsewhere(event.target, deck.current) || pressesButton(event.key, event.target)) return;
      event.preventDefault();
      if (!event.repeat || command === 'next' || command === 'previous') onCommand(command);
    };
    /** A click leaves the focus on the deck: Space after it turns the slide instead of clicking again. */
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
