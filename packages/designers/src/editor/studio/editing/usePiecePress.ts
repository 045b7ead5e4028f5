import { useCallback, useEffectEvent } from 'react';
import { wordsAt } from '../words.ts';
import type { PieceText, PieceTextsOptions } from './pieceTexts.ts';
import { selectSlotAt } from './slotPress.ts';

/** In characters: a longer text isn't a line of contact details. */
const maxContactLength = 200;

/** Leads from a press on the piece to the field of those words, and from Escape out of a text. */
export function usePiecePress(
  options: PieceTextsOptions,
  textOf: (target: EventTarget | null) => PieceText | undefined,
) {
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

  return useCallback((piece: HTMLElement, signal: AbortSignal) => {
    piece.addEventListener('keydown', onKeyDown, { signal });
    piece.addEventListener('click', onClick, { signal });
    for (const next of ['pointerover', 'pointerout']) piece.addEventListener(next, onPoint, { signal });
  }, []);
}
