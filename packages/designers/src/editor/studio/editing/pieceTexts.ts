import { type AnyDraft, type Fields, isVisible, type TextField } from '../../fields/fields.ts';
import type { PointedWords } from '../words.ts';
import { aligned, type DrawnStretch, withCaretSpace } from './alignment.ts';
import { wordsIn } from './drawnText.ts';

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

/** Words on a piece that are a whole field, or part of one. */
export interface PieceText {
  element: HTMLElement;
  /** The side it's on. */
  side: string;
  field: string;
  stretches: readonly DrawnStretch<Text>[];
}

export const isTextField = (field: Fields[string] | undefined): field is TextField =>
  field?.kind === 'text' || field?.kind === 'lines';

/**
 * Finds the editable texts of a drawn side, in reading order. Words derived from a field, such as a date, don't count.
 */
export function pieceTexts(
  side: string,
  board: HTMLElement,
  fields: Fields,
  draft: AnyDraft,
  editedField: string | undefined,
): PieceText[] {
  const textIndexes = new Map<string, number>();
  return [...board.querySelectorAll<HTMLElement>('[data-fit]')].flatMap((element): PieceText[] => {
    const name = element.dataset.fit ?? '';
    const field = fields[name];
    if (
      !isTextField(field) ||
      field.locked ||
      !isVisible(field, draft) ||
      element.closest('[data-preview-only]')
    )
      return [];
    const value = draft[name] ?? '';
    const text = name === editedField ? withCaretSpace(value) : value;
    const words = wordsIn(element);
    const stretches = aligned(words, text, textIndexes.get(name)) ?? aligned(words, text);
    if (!stretches) return [];
    const last = stretches.at(-1);
    textIndexes.set(name, last ? last.from + last.length : 0);
    return [{ element, side, field: name, stretches }];
  });
}

const attributes = [
  'contenteditable',
  'role',
  'tabindex',
  'aria-label',
  'aria-multiline',
  'aria-invalid',
  'aria-describedby',
];

/** Turns words into a named control that can be typed in. React doesn't know about it, and leaves it alone. */
export function openText(
  { element, field: name }: PieceText,
  {
    fields,
    label,
    isWrong,
    describedBy,
  }: { fields: Fields; label: string; isWrong: boolean; describedBy: string },
): void {
  const isList = /^[OU]L$/.test(element.tagName);
  const textAttributes: Record<string, string | undefined> = {
    contenteditable: 'plaintext-only',
    // A list keeps its role; otherwise its points wouldn't be list items.
    role: isList ? undefined : 'textbox',
    tabindex: '0',
    'aria-label': label,
    'aria-multiline': fields[name]?.kind === 'lines' && !isList ? 'true' : undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': describedBy,
  };
  for (const [attribute, value] of Object.entries(textAttributes))
    if (value === undefined) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

export function closeText(element: Element): void {
  for (const attribute of attributes) element.removeAttribute(attribute);
}
