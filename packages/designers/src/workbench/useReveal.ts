import { type RefObject, useEffect, useRef } from 'react';
import type { HistoryControl } from './useDraft.ts';
import * as styles from './Workbench.css.ts';

/** Brings what a step back or on changed into sight, and lights it up: its field in the form, and its words on the piece. */
export function useReveal(box: RefObject<HTMLElement | null>, taken: HistoryControl['taken'], isOn = true) {
  const seen = useRef(taken);
  useEffect(() => {
    if (taken === seen.current) return;
    seen.current = taken;
    if (!isOn || !taken) return;
    const named = (attribute: string) =>
      taken.fields
        .map((field) => box.current?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(field)}"]`))
        .find((element) => element && !element.closest('[inert], [aria-hidden="true"]'));
    const field = named('data-field');
    const words = named('data-fit') ?? named('data-slot');
    for (const element of [field, words])
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    field?.animate(styles.lit, { duration: 1_200, easing: 'ease-in' });
  }, [box, taken, isOn]);
}
