import type { DeckView } from '../navigation.ts';

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
 * Returns the command of a key in a view. Keys that scroll a document do nothing in the reading mode, nor do keys with
 * a modifier.
 *
 * @param lettersOn whether single letters are shortcuts (WCAG 2.1.4: they can be turned off)
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  view: DeckView,
  lettersOn = true,
): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Escape') return view === 'slides' ? undefined : 'back';
  // Not with Shift: Caps Lock isn't a modifier, and Shift plus a letter is a different shortcut.
  if (shiftKey) return undefined;
  return (
    (view === 'reading' ? undefined : moves[key]) ?? (lettersOn ? letters[key.toLowerCase()] : undefined)
  );
}

const controls =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"], [role="slider"]';

/** True if a key pressed at `target` belongs to a control outside the deck. */
export function belongsElsewhere(target: EventTarget | null, deck: Element): boolean {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control !== null && !deck.contains(control) && !control.contains(deck);
}

/** True if Space presses a keyboard-focused button, as it does everywhere else. */
export const pressesButton = (key: string, target: EventTarget | null): boolean =>
  key === ' ' && target instanceof HTMLButtonElement;
