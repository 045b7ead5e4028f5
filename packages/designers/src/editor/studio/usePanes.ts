import { useRef, useState } from 'react';
import type { Pane } from './StudioHead.tsx';
import { useMedia } from './useMedia.ts';
import { type PointedWords, placeOf } from './words.ts';

/** Words on a piece: those under a pointer, and the name of their field if the piece gives it. */
export interface PressedWords {
  field?: string;
  words?: PointedWords;
  /** Returns whether the piece shows the words of a field, by its name. By default, all fields count as shown. */
  isDrawn?: (name: string) => boolean;
}

/** A text of the form, and a place in it. */
interface Found {
  text: HTMLInputElement | HTMLTextAreaElement;
  place: number | undefined;
}

/**
 * The pane of a studio that's in front if the window is too small for all of it, and the way from words on the piece to
 * their field.
 */
export function usePanes() {
  const isPhone = useMedia('(max-width: 767.98px)');
  const isFolded = useMedia('(max-width: 1199.98px)');
  const [pane, setPane] = useState<Pane>('piece');
  const [railOpen, setRailOpen] = useState(false);
  const formBox = useRef<HTMLDivElement>(null);

  const find = ({ field, words, isDrawn = () => true }: PressedWords): Found | undefined => {
    const texts = [
      ...(formBox.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input[name], textarea[name]',
      ) ?? []),
    ].filter(({ type, name }) => type !== 'checkbox' && type !== 'radio' && isDrawn(name));
    const fieldIndex = texts.findIndex(({ name }) => name === field);
    const position =
      words &&
      placeOf(
        words,
        texts.map(({ value }) => value),
        fieldIndex,
      );
    const text = texts[position?.index ?? fieldIndex];
    return text && { text, place: position?.place };
  };

  /** Puts the caret at the same words in the form, if they're there. */
  const focusField = (to: PressedWords): boolean => {
    const target = find(to);
    if (!target) return false;
    const { text, place } = target;
    setPane('form');
    // On a phone, the form can take the focus only once it's in front.
    requestAnimationFrame(() => {
      text.focus();
      // Browsers don't give access to the caret of an address input.
      if (place !== undefined && text.selectionStart !== null) text.setSelectionRange(place, place);
    });
    return true;
  };
  const leads = (to: PressedWords) => find(to) !== undefined;
  return { isPhone, isFolded, pane, setPane, railOpen, setRailOpen, formBox, lead: focusField, leads };
}

export type Panes = ReturnType<typeof usePanes>;
