import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { textIn } from './drawnText.ts';
import { closeText, openText, type PieceText, type PieceTextsOptions, pieceTexts } from './pieceTexts.ts';
import { useCaret } from './useCaret.ts';
import { usePiecePress } from './usePiecePress.ts';
import { useTypedInput } from './useTypedInput.ts';

/**
 * Edits words directly on the piece. The browser handles the typing, so dead keys, input methods, dictation, and paste
 * work as usual. Its result is then read, React's nodes are put back, and the change goes into the draft as if it came
 * from the form.
 */
export function usePieceTexts(options: PieceTextsOptions) {
  const [typing, setTyping] = useState<string>();
  const texts = useRef<readonly PieceText[]>([]);
  const textOf = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest('[data-fit]') : null;
    return texts.current.find((text) => text.element === element);
  };

  const caretControl = useCaret(texts, options.draft);
  const { caret, putCaret, forgetIfMoved } = caretControl;
  const { pendingInput, isComposing, settle, listenToInput } = useTypedInput(
    options,
    typing,
    textOf,
    caretControl,
  );
  const listenToPresses = usePiecePress(options, textOf);

  // Runs after each drawing: words may be in new elements, and at a different place in their text.
  useLayoutEffect(() => {
    // Until they're read, the words belong to the browser.
    if (isComposing.current || pendingInput.current) return;
    const drawnCaret = caret.current?.drawn;
    // A drawing that changed no words shouldn't move the caret from where it was just put.
    if (drawnCaret && textIn(drawnCaret.element) === drawnCaret.words) forgetIfMoved();
    const { fields, draft, boards, tooLong, describedBy } = options;
    const newTexts = boards().flatMap(([side, board]) => pieceTexts(side, board, fields, draft, typing));
    for (const { element } of texts.current)
      if (!newTexts.some((text) => text.element === element)) closeText(element);
    texts.current = newTexts;
    for (const text of newTexts) {
      const sameTexts = newTexts.filter(({ side, field }) => side === text.side && field === text.field);
      const name = fields[text.field]?.label ?? text.field;
      openText(text, {
        fields,
        label: sameTexts.length > 1 ? `${name}, ${sameTexts.indexOf(text) + 1} of ${sameTexts.length}` : name,
        isWrong: tooLong.includes(text.field),
        describedBy,
      });
    }
    const focus = document.activeElement;
    // The element with the caret may be gone; if something else took the focus, it keeps it.
    const isOurs = focus === document.body || newTexts.some(({ element }) => element === focus);
    if (!caret.current || !typing || !isOurs) return;
    if (putCaret(caret.current, typing)) return;
    // The piece now draws the text differently.
    caret.current = undefined;
    setTyping(undefined);
    options.onElsewhere({ field: typing });
  });

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const text = textOf(event.target);
    if (!text) return;
    clearTimeout(leaving.current);
    if (text.field === typing) return;
    caret.current = undefined;
    setTyping(text.field);
  });
  const onLeft = useEffectEvent(() => {
    isComposing.current = false;
    settle();
    caret.current = undefined;
    setTyping(undefined);
  });
  // Wait until the focus is elsewhere: an element removed while the focus is moving would call it back.
  const onBlur = useEffectEvent(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => onLeft());
  });
  /** Reads the caret from where it's drawn, if the user moved it. */
  const onMoved = useEffectEvent(() => {
    if (!pendingInput.current) forgetIfMoved();
  });

  const watchTexts = useCallback(
    (piece: HTMLElement | null) => {
      if (!piece) return;
      const end = new AbortController();
      const { signal } = end;
      listenToInput(piece, signal);
      piece.addEventListener('focusin', onFocus, { signal });
      piece.addEventListener('focusout', onBlur, { signal });
      listenToPresses(piece, signal);
      document.addEventListener('selectionchange', onMoved, { signal });
      return () => end.abort();
    },
    [listenToInput, listenToPresses],
  );

  return { typing, watch: watchTexts };
}
