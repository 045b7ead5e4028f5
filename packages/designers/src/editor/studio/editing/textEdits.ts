import { flushSync } from 'react-dom';
import { cutToLimit, limitOf } from '../../fields/fields.ts';
import { caretSpace, placesOf, withCaretSpace } from './alignment.ts';
import { isTextField, type PieceText, type PieceTextsOptions } from './pieceTexts.ts';
import type { CaretControl } from './useCaret.ts';

/** Changes the draft's texts by their drawn words, and puts the caret where it belongs. */
export function textEdits(
  { fields, draft, edit }: PieceTextsOptions,
  typing: string | undefined,
  { caret, putCaret }: CaretControl,
) {
  const editedTextOf = (field: string) =>
    field === typing ? withCaretSpace(draft[field] ?? '') : (draft[field] ?? '');

  /** Writes a text of the draft and puts the caret after what was inserted. */
  const write = (field: string, value: string, place: number) => {
    const definition = fields[field];
    if (!isTextField(definition)) return;
    const previous = draft[field] ?? '';
    const cut = cutToLimit(value, limitOf(definition, draft), previous);
    caret.current = { place: Math.min(place, cut.length) };
    flushSync(() => edit(field, cut));
    // If the text is the same, nothing was redrawn.
    if (cut === previous) putCaret(caret.current, field);
  };

  /** Replaces a stretch of drawn words. */
  const replace = (text: PieceText, start: number, end: number, inserted: string) => {
    const editedText = editedTextOf(text.field);
    const from = placesOf(text.stretches, start);
    const drawnCaret = caret.current?.drawn;
    const isUnmoved = start === end && drawnCaret?.element === text.element && drawnCaret.offset === start;
    const shift = editedText.startsWith(caretSpace) && editedText.length > 1 ? 1 : 0;
    const at = isUnmoved && caret.current ? caret.current.place + shift : from.after;
    const rangeEnd = end > start ? placesOf(text.stretches, end).after : at;
    const begin = end > start ? from.before : at;
    const words = inserted.replaceAll(caretSpace, '');
    const value = editedText.slice(0, begin) + words + editedText.slice(rangeEnd);
    const place = editedText.slice(0, begin).replaceAll(caretSpace, '').length + words.length;
    write(text.field, value.replaceAll(caretSpace, ''), place);
  };

  /** Removes the character before the caret from the text, if the piece doesn't draw that character. */
  const deleteHidden = ({ element, field, stretches }: PieceText, offset: number) => {
    const value = draft[field] ?? '';
    const editedText = editedTextOf(field);
    const inText = (place: number) => editedText.slice(0, place).replaceAll(caretSpace, '').length;
    const { after, before } = placesOf(stretches, offset);
    const lastCaret = caret.current;
    const isRemembered = lastCaret?.drawn?.element === element && lastCaret.drawn.offset === offset;
    const place = isRemembered ? lastCaret.place : inText(before);
    const drawnUntil = offset === 0 ? -1 : inText(after);
    return place > 0 && place > drawnUntil
      ? { value: value.slice(0, place - 1) + value.slice(place), place: place - 1 }
      : undefined;
  };

  return { write, replace, deleteHidden };
}
