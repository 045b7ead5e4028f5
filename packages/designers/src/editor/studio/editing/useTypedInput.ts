import { useCallback, useEffectEvent, useRef } from 'react';
import { countCharacters, limitOf } from '../../fields/fields.ts';
import { fitTexts } from '../../fitting/fitTexts.ts';
import { onPainted } from '../../rendering/afterPaint.ts';
import { changeBetween, restoreSpaces } from './alignment.ts';
import { offsetIn, rememberNodes, textIn } from './drawnText.ts';
import { isTextField, type PieceText, type PieceTextsOptions } from './pieceTexts.ts';
import { textEdits } from './textEdits.ts';
import type { CaretControl } from './useCaret.ts';

/** Input of at most one character or word. The browser's own drawing of it is right until the next frame. */
const isSimpleInput = /^(insertText|delete(Content|Word)(Backward|Forward))$/;

/** Fits the browser's change, which is already on the piece, for the frame that shows it. */
const fitTyped = ({ element }: PieceText) => {
  const board = element.closest<HTMLElement>('[data-artboard]');
  if (board) fitTexts(board, true);
};

/** Reads what the browser typed on the piece, puts React's nodes back, and changes the draft. */
export function useTypedInput(
  options: PieceTextsOptions,
  typing: string | undefined,
  textOf: (target: EventTarget | null) => PieceText | undefined,
  caretControl: CaretControl,
) {
  /** Set between the browser's change and ours. */
  const pendingInput = useRef<{ text: PieceText; before: string; typed: string; putBack: () => void }>(
    undefined,
  );
  const isComposing = useRef(false);
  const { caret, putCaret } = caretControl;
  const { write, replace, deleteHidden } = textEdits(options, typing, caretControl);

  const settle = () => {
    const pending = pendingInput.current;
    if (!pending) return;
    pendingInput.current = undefined;
    const { text, before, typed, putBack } = pending;
    const selection = getSelection();
    const after = textIn(text.element);
    const isInside = selection?.focusNode && text.element.contains(selection.focusNode);
    const end = isInside
      ? offsetIn(text.element, selection.focusNode as Node, selection.focusOffset)
      : after.length;
    putBack();
    const change = changeBetween(before, after, end);
    if (change) replace(text, change.start, change.end, restoreSpaces(change.inserted, typed));
    else if (caret.current) putCaret(caret.current, text.field);
  };

  const begin = (text: PieceText) => {
    pendingInput.current ??= {
      text,
      before: textIn(text.element),
      typed: '',
      putBack: rememberNodes(text.element),
    };
  };
  const give = ({ data, dataTransfer }: InputEvent) => {
    if (pendingInput.current) pendingInput.current.typed += data ?? dataTransfer?.getData('text/plain') ?? '';
  };

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const text = textOf(event.target);
    if (!text || isComposing.current || event.inputType.startsWith('history')) return;
    const isBreak = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak';
    const selection = getSelection();
    if (!selection?.anchorNode || !selection.focusNode || !text.element.contains(selection.focusNode)) return;
    const range = selection.getRangeAt(0);
    const start = offsetIn(text.element, range.startContainer, range.startOffset);
    const end = offsetIn(text.element, range.endContainer, range.endOffset);
    if (isBreak) {
      event.preventDefault();
      if (options.fields[text.field]?.kind === 'lines') replace(text, start, end, '\n');
      return;
    }
    if (event.inputType === 'deleteContentBackward' && start === end) {
      const deleted = deleteHidden(text, start);
      if (deleted) {
        event.preventDefault();
        write(text.field, deleted.value, deleted.place);
        return;
      }
    }
    begin(text);
    give(event);
  });

  const isWithinLimit = ({ field }: PieceText, typed: string) => {
    const { fields, draft } = options;
    const definition = fields[field];
    const limit = isTextField(definition) ? limitOf(definition, draft) : undefined;
    return limit === undefined || countCharacters(`${draft[field] ?? ''}${typed}`) <= limit;
  };
  const onInput = useEffectEvent((event: Event) => {
    const { isComposing: composes, inputType, data } = event as InputEvent;
    const text = textOf(event.target);
    if (isComposing.current) give(event as InputEvent);
    if (text && composes) fitTyped(text);
    if (composes) return;
    isComposing.current = false;
    if (text && isSimpleInput.test(inputType) && isWithinLimit(text, data ?? '')) {
      fitTyped(text);
      onPainted(settleTyped);
    } else settle();
  });
  /**
   * Runs once the keystroke has been painted, or before the next press if that's sooner, so it's in the draft by then.
   */
  const settleTyped = useEffectEvent(() => {
    if (!isComposing.current) settle();
  });
  const onComposition = useEffectEvent((event: Event) => {
    const text = textOf(event.target);
    if (!text) return;
    isComposing.current = event.type === 'compositionstart';
    if (isComposing.current) begin(text);
    // Some browsers report what was inserted only after this.
    else setTimeout(settle);
  });

  const listenToInput = useCallback((piece: HTMLElement, signal: AbortSignal) => {
    // Add these first: the other listeners, here, in usePieceTexts and in usePiecePress, need the updated draft.
    for (const next of ['beforeinput', 'keydown', 'pointerdown'])
      piece.addEventListener(next, settleTyped, { signal });
    piece.addEventListener('beforeinput', onBeforeInput, { signal });
    piece.addEventListener('input', onInput, { signal });
    piece.addEventListener('compositionstart', onComposition, { signal });
    piece.addEventListener('compositionend', onComposition, { signal });
  }, []);

  return { pendingInput, isComposing, settle, listenToInput };
}
