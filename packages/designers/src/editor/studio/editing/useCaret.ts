import { type RefObject, useRef } from 'react';
import type { AnyDraft } from '../../fields/fields.ts';
import { caretSpace, drawnAt, withCaretSpace } from './alignment.ts';
import { offsetIn, textIn } from './drawnText.ts';
import type { PieceText } from './pieceTexts.ts';

/** A caret in a draft's text. If the piece doesn't draw the text before it, the caret is at the nearest drawn words. */
interface Caret {
  place: number;
  /** The drawn position it was put at. */
  drawn?: { element: HTMLElement; offset: number; words: string };
}

export type CaretControl = ReturnType<typeof useCaret>;

/** Remembers the caret's place in the draft's text, to put it back after the words were redrawn. */
export function useCaret(texts: RefObject<readonly PieceText[]>, draft: AnyDraft) {
  const caret = useRef<Caret>(undefined);

  /** Puts the caret back at its place in the draft's text after the words were redrawn. */
  const putCaret = (to: Caret, field: string): boolean => {
    const side = texts.current.find(({ element }) => element === document.activeElement)?.side;
    const sameTexts = texts.current.filter((text) => text.field === field && (!side || text.side === side));
    const value = draft[field] ?? '';
    const shift = withCaretSpace(value).startsWith(caretSpace) && value !== '' ? 1 : 0;
    const places = sameTexts.flatMap((text) => {
      const at = drawnAt(text.stretches, to.place + shift);
      return at ? [{ ...at, text }] : [];
    });
    const at = places.find(({ isExact }) => isExact) ?? places.at(-1);
    if (!at) return false;
    const { element } = at.text;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    getSelection()?.collapse(at.node, at.offset);
    to.drawn = { element, offset: offsetIn(element, at.node, at.offset), words: textIn(element) };
    return true;
  };

  /** Forgets the place if the user moved the caret from where it was drawn. */
  const forgetIfMoved = () => {
    const drawnCaret = caret.current?.drawn;
    const selection = getSelection();
    if (!drawnCaret || !selection?.focusNode) return;
    const isUnmoved =
      selection.isCollapsed &&
      drawnCaret.element.contains(selection.focusNode) &&
      offsetIn(drawnCaret.element, selection.focusNode, selection.focusOffset) === drawnCaret.offset;
    if (!isUnmoved) caret.current = undefined;
  };

  return { caret, putCaret, forgetIfMoved };
}
