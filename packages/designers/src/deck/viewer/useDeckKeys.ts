import { type RefObject, useEffect } from 'react';
import { belongsElsewhere, type Command, commandOf, pressesButton } from '../keys.ts';
import type { DeckView } from '../navigation.ts';

/** Listens to the deck's keys on the whole page, except where they belong to a control that is not the deck's. */
export function useDeckKeys(
  deck: RefObject<HTMLElement | null>,
  view: DeckView,
  onCommand: (command: Command) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, view);
      if (!command || event.defaultPrevented || !deck.current) return;
      if (belongsElsewhere(event.target, deck.current) || pressesButton(event.key, event.target)) return;
      event.preventDefault();
      if (!event.repeat || command === 'next' || command === 'previous') onCommand(command);
    };
    /** A button that a mouse has focused would be clicked when Space comes up again. */
    const release = (event: KeyboardEvent) => {
      const ownButton = event.target instanceof HTMLButtonElement && deck.current?.contains(event.target);
      const turnsSlide = commandOf(event, view) === 'next' && event.key === ' ';
      if (ownButton && turnsSlide && !pressesButton(event.key, event.target)) event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  }, [deck, view, onCommand]);
}
