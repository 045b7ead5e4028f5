import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnyDraft, countCharacters, cutToLimit, type Fields, limitOf } from '../../fields/fields.ts';
import { fitTexts } from '../../fitting/fitTexts.ts';
import { onPainted } from '../../rendering/afterPaint.ts';
import { type PointedWords, wordsAt } from '../words.ts';
import { caretSpace, changeBetween, drawnAt, placesOf, restoreSpaces, withCaretSpace } from './alignment.ts';
import { offsetIn, rememberNodes, textIn } from './drawnText.ts';
import { closeText, isTextField, openText, type PieceText, pieceTexts } from './pieceTexts.ts';
import { selectSlotAt } from './slotPress.ts';

export interface PieceTextsOptions {
  fields: Fields;
  draft: AnyDraft;
  /** The drawn sides that can be edited, by name. */
  boards: () => readonly (readonly [side: string, board: HTMLElement])[];
  /** Fields whose text doesn't fit. */
  tooLong: readonly string[];
  /** The id of the element that describes the text being edited. */
  describedBy: string;
  edit: (name: string, value: string) => void;
  /** Finds the field of words that aren't of this draft, such as a phone number. */
  contactAt: (words: PointedWords) => string | undefined;
  /** The user pressed words that can't be edited on the piece: their field is in the form. */
  onElsewhere: (to: { field: string; words?: PointedWords }) => void;
  /** The user pressed Escape in a text. What was typed stays; Undo reverts it. */
  onLeave: () => void;
}

/** A caret in a draft's text. If the piece doesn't draw the text before it, the caret is at the nearest drawn words. */
interface Caret {
  place: number;
  /** The drawn position it was put at. */
  drawn?: { element: HTMLElement; offset: number; words: string };
}

/** In characters: a longer text isn't a line of contact details. */
const maxContactLength = 200;

/** Input of at most one character or word. The browser's own drawing of it is right until the next frame. */
const isSimpleInput = /^(insertText|delete(Content|Word)(Backward|Forward))$/;

/**
 * Edits words directly on the piece. The browser handles the typing, so dead keys, input methods, dictation, and paste
 * work as usual. Its result is then read, React's nodes are put back, and the change goes into the draft as if it came
 * from the form.
 */
export function usePieceTexts(options: PieceTextsOptions) {
  const [typing, setTyping] = useState<string>();
  const texts = useRef<readonly PieceText[]>([]);
  const isPutting = useRef(false);
  const caret = useRef<Caret>(undefined);
  /** Set between the browser's change and ours. */
  const pendingInput = useRef<{ text: PieceText; before: string; given: string; putBack: () => void }>(
    undefined,
  );
  const isComposing = useRef(false);

  // Runs after each drawing: words may be in new elements, and at a different place in their text.
  useLayoutEffect(() => {
    // Until they're read, the words belong to the browser.
    if (isComposing.current || pendingInput.current) return;
    const drawn = caret.current?.drawn;
    // A drawing that changed no words shouldn't move the caret from where it was just put.
    if (drawn && textIn(drawn.element) === drawn.words) onMoved();
    const { fields, draft, boards, tooLong, describedBy } = options;
    const found = boards().flatMap(([side, board]) => pieceTexts(side, board, fields, draft, typing));
    for (const { element } of texts.current)
      if (!found.some((text) => text.element === element)) closeText(element);
    texts.current = found;
    for (const text of found) {
      const alike = found.filter(({ side, field }) => side === text.side && field === text.field);
      const name = fields[text.field]?.label ?? text.field;
      openText(text, {
        fields,
        label: alike.length > 1 ? `${name}, ${alike.indexOf(text) + 1} of ${alike.length}` : name,
        isWrong: tooLong.includes(text.field),
        describedBy,
      });
    }
    const focus = document.activeElement;
    // The element with the caret may be gone; if something else took the focus, it keeps it.
    const isOurs = focus === document.body || found.some(({ element }) => element === focus);
    if (!caret.current || !typing || !isOurs) return;
    if (putCaret(caret.current, typing)) return;
    // The piece now draws the text differently.
    caret.current = undefined;
    setTyping(undefined);
    options.onElsewhere({ field: typing });
  });

  const textOf = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest('[data-fit]') : null;
    return texts.current.find((text) => text.element === element);
  };

  /** Puts the caret back at its place in the draft's text after the words were redrawn. */
  const putCaret = (to: Caret, field: string): boolean => {
    const side = texts.current.find(({ element }) => element === document.activeElement)?.side;
    const alike = texts.current.filter((text) => text.field === field && (!side || text.side === side));
    const value = options.draft[field] ?? '';
    const shift = withCaretSpace(value).startsWith(caretSpace) && value !== '' ? 1 : 0;
    const places = alike.flatMap((text) => {
      const at = drawnAt(text.stretches, to.place + shift);
      return at ? [{ ...at, text }] : [];
    });
    const at = places.find(({ isExact }) => isExact) ?? places.at(-1);
    if (!at) return false;
    const { element } = at.text;
    if (document.activeElement !== element) {
      isPutting.current = true;
      element.focus({ preventScroll: true });
      isPutting.current = false;
    }
    getSelection()?.collapse(at.node, at.offset);
    to.drawn = { element, offset: offsetIn(element, at.node, at.offset), words: textIn(element) };
    return true;
  };

  /** Writes a text of the draft and puts the caret after what was inserted. */
  const write = (field: string, value: string, place: number) => {
    const { fields, draft, edit } = options;
    const definition = fields[field];
    if (!isTextField(definition)) return;
    const before = draft[field] ?? '';
    const cut = cutToLimit(value, limitOf(definition, draft), before);
    caret.current = { place: Math.min(place, cut.length) };
    flushSync(() => edit(field, cut));
    // If the text is the same, nothing was redrawn.
    if (cut === before) putCaret(caret.current, field);
  };

  /** Replaces a stretch of drawn words. */
  const replace = (text: PieceText, start: number, end: number, inserted: string) => {
    const { draft } = options;
    const editedText =
      text.field === typing ? withCaretSpace(draft[text.field] ?? '') : (draft[text.field] ?? '');
    const from = placesOf(text.stretches, start);
    const remembered = caret.current?.drawn;
    const stays = start === end && remembered?.element === text.element && remembered.offset === start;
    const shift = editedText.startsWith(caretSpace) && editedText.length > 1 ? 1 : 0;
    const at = stays && caret.current ? caret.current.place + shift : from.after;
    const until = end > start ? placesOf(text.stretches, end).after : at;
    const begin = end > start ? from.before : at;
    const words = inserted.replaceAll(caretSpace, '');
    const value = editedText.slice(0, begin) + words + editedText.slice(until);
    const place = editedText.slice(0, begin).replaceAll(caretSpace, '').length + words.length;
    write(text.field, value.replaceAll(caretSpace, ''), place);
  };

  const settle = () => {
    const pending = pendingInput.current;
    if (!pending) return;
    pendingInput.current = undefined;
    const { text, before, given, putBack } = pending;
    const selection = getSelection();
    const after = textIn(text.element);
    const inside = selection?.focusNode && text.element.contains(selection.focusNode);
    const end = inside
      ? offsetIn(text.element, selection.focusNode as Node, selection.focusOffset)
      : after.length;
    putBack();
    const change = changeBetween(before, after, end);
    if (change) replace(text, change.start, change.end, restoreSpaces(change.inserted, given));
    else if (caret.current) putCaret(caret.current, text.field);
  };

  const begin = (text: PieceText) => {
    pendingInput.current ??= {
      text,
      before: textIn(text.element),
      given: '',
      putBack: rememberNodes(text.element),
    };
  };
  const give = ({ data, dataTransfer }: InputEvent) => {
    if (pendingInput.current) pendingInput.current.given += data ?? dataTransfer?.getData('text/plain') ?? '';
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
      const onLeft = deleteHidden(text, start);
      if (onLeft) {
        event.preventDefault();
        write(text.field, onLeft.value, onLeft.place);
        return;
      }
    }
    begin(text);
    give(event);
  });

  /** Removes the character before the caret from the text, if the piece doesn't draw that character. */
  const deleteHidden = ({ element, field, stretches }: PieceText, offset: number) => {
    const value = options.draft[field] ?? '';
    const editedText = field === typing ? withCaretSpace(value) : value;
    const inText = (place: number) => editedText.slice(0, place).replaceAll(caretSpace, '').length;
    const { after, before } = placesOf(stretches, offset);
    const kept = caret.current;
    const isKept = kept?.drawn?.element === element && kept.drawn.offset === offset;
    const place = isKept ? kept.place : inText(before);
    const drawnUntil = offset === 0 ? -1 : inText(after);
    return place > 0 && place > drawnUntil
      ? { value: value.slice(0, place - 1) + value.slice(place), place: place - 1 }
      : undefined;
  };

  /**
   * Fits the browser's change, which is already on the piece, for the frame that shows it. Then puts it into the draft.
   */
  const fitTyped = ({ element }: PieceText) => {
    const board = element.closest<HTMLElement>('[data-artboard]');
    if (board) fitTexts(board, true);
  };
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
    const remembered = caret.current?.drawn;
    const selection = getSelection();
    if (!remembered || !selection?.focusNode || pendingInput.current) return;
    const stays =
      selection.isCollapsed &&
      remembered.element.contains(selection.focusNode) &&
      offsetIn(remembered.element, selection.focusNode, selection.focusOffset) === remembered.offset;
    if (!stays) caret.current = undefined;
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const text = textOf(event.target);
    if (!text || event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    options.onLeave();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fit]') : null;
    if (textOf(element)) return;
    const words = wordsAt(document, event.clientX, event.clientY);
    const field = (words && options.contactAt(words)) ?? element?.dataset.fit;
    if (field) options.onElsewhere({ field, words });
    else selectSlotAt(event);
  });
  /** Marks the contact line under the pointer. */
  const onPoint = useEffectEvent(({ target, type, currentTarget }: Event) => {
    for (const marked of (currentTarget as Element).querySelectorAll('[data-leads]'))
      marked.removeAttribute('data-leads');
    if (type === 'pointerout' || !(target instanceof HTMLElement) || textOf(target)) return;
    // An address may be in parts, to break between them.
    const isContact = ({ textContent: words }: Element) =>
      words.length < maxContactLength &&
      [...words.matchAll(/\S+/g)].some(({ index }) => options.contactAt({ words, at: index }));
    const line = [target, target.parentElement].find((each) => each && isContact(each));
    line?.setAttribute('data-leads', '');
  });

  const watch = useCallback((piece: HTMLElement | null) => {
    if (!piece) return;
    const end = new AbortController();
    const { signal } = end;
    // Add these before the listeners below, which need the updated draft.
    for (const next of ['beforeinput', 'keydown', 'pointerdown'])
      piece.addEventListener(next, settleTyped, { signal });
    piece.addEventListener('beforeinput', onBeforeInput, { signal });
    piece.addEventListener('input', onInput, { signal });
    piece.addEventListener('compositionstart', onComposition, { signal });
    piece.addEventListener('compositionend', onComposition, { signal });
    piece.addEventListener('focusin', onFocus, { signal });
    piece.addEventListener('focusout', onBlur, { signal });
    piece.addEventListener('keydown', onKeyDown, { signal });
    piece.addEventListener('click', onClick, { signal });
    for (const next of ['pointerover', 'pointerout']) piece.addEventListener(next, onPoint, { signal });
    document.addEventListener('selectionchange', onMoved, { signal });
    return () => end.abort();
  }, []);

  return { typing, watch };
}
