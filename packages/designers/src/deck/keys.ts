import type { DeckView } from './navigation.ts';

export type Command = 'next' | 'previous' | 'first' | 'last' | 'overview' | 'fullScreen' | 'back';

const moves: Partial<Record<string, Command>> = {
  ' ': 'next',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const letters: Partial<Record<string, Command>> = { f: 'fullScreen', o: 'overview' };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * What a key does in a view. A document is scrolled with the keys that turn slides. Nothing with a modifier.
 *
 * @param lettersOn whether single letters are shortcuts (WCAG 2.1.4: they can be switched off)
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  view: DeckView,
  lettersOn = true,
): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Escape') return view === 'slides' ? undefined : 'back';
  // Not under Shift: Caps Lock is no modifier, Shift and a letter is another shortcut.
  if (shiftKey) return undefined;
  return (
    (view === 'reading' ? undefined : moves[key]) ?? (lettersOn ? letters[key.toLowerCase()] : undefined)
  );
}

const controls =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"], [role="slider"]';

/** Whether a key that was pressed at `target` belongs to a control of the page that is not the deck's. */
export function belongsElsewhere(target: EventTarget | null, deck: Element): boolean {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control !== null && !deck.contains(control) && !control.contains(deck);
}

/** Whether Space presses a button that the keyboard has focused, as it does everywhere. */
export const pressesButton = (key: string, target: EventTarget | null): boolean =>
  key === ' ' && target instanceof HTMLButtonElement;
