import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Runs `fit` when a signature, or the container around it, changes size. Returns the signature's ref. */
export function useRefit(
  fit: (mail: HTMLElement, place: HTMLElement) => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mail = ref.current;
    const place = mail?.parentElement;
    if (!mail || !place) return;
    fit(mail, place);
    // Watches for changes of words, fonts or container that don't rerun this effect.
    const watch = new ResizeObserver(() => fit(mail, place));
    watch.observe(mail);
    watch.observe(place);
    return () => watch.disconnect();
  }, [fit]);
  return ref;
}
