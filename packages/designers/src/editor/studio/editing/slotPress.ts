import { caretAt } from '../words.ts';

type At = Pick<MouseEvent, 'clientX' | 'clientY'>;
const under = ({ clientX, clientY }: At) => document.elementsFromPoint(clientX, clientY);

/** Selects the picture under the pointer. */
export function selectSlotAt(at: At): void {
  const slot = under(at).find((element) => element.matches('[data-slot]'));
  const sheet = slot?.closest('section');
  if (!slot || !sheet) return;
  const index = [...sheet.querySelectorAll('[data-slot]')].indexOf(slot);
  sheet.querySelectorAll<HTMLElement>('[data-slot-handle]')[index]?.focus({ preventScroll: true });
}

/** Passes a press on to what's under a selected picture's handle: words, or another picture. */
export function pressThrough(at: At): void {
  const text = under(at).find((element): element is HTMLElement =>
    element.matches('[data-fit][contenteditable]'),
  );
  if (!text) {
    selectSlotAt(at);
    return;
  }
  text.focus({ preventScroll: true });
  const place = caretAt(document, at.clientX, at.clientY);
  if (place && text.contains(place.offsetNode)) getSelection()?.collapse(place.offsetNode, place.offset);
}
