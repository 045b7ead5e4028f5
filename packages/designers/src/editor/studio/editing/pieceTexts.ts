import { type AnyDraft, type Fields, isVisible, type TextField } from '../../fields/fields.ts';
import { aligned, type DrawnStretch, withCaretSpace } from './alignment.ts';
import { wordsIn } from './drawnText.ts';

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
  editedText: string | undefined,
): PieceText[] {
  const passed = new Map<string, number>();
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
    const text = name === editedText ? withCaretSpace(value) : value;
    const words = wordsIn(element);
    const stretches = aligned(words, text, passed.get(name)) ?? aligned(words, text);
    if (!stretches) return [];
    const last = stretches.at(-1);
    passed.set(name, last ? last.from + last.length : 0);
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
  const given: Record<string, string | undefined> = {
    contenteditable: 'plaintext-only',
    // A list keeps its role; otherwise its points wouldn't be list items.
    role: isList ? undefined : 'textbox',
    tabindex: '0',
    'aria-label': label,
    'aria-multiline': fields[name]?.kind === 'lines' && !isList ? 'true' : undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': describedBy,
  };
  for (const [attribute, value] of Object.entries(given))
    if (value === undefined) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

export function closeText(element: Element): void {
  for (const attribute of attributes) element.removeAttribute(attribute);
}
