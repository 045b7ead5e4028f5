import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Runs `fit` whenever a signature, or the place around it, takes another size. Gives the signature's reference. */
export function useFitted(
  fit: (mail: HTMLElement, place: HTMLElement) => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mail = ref.current;
    const place = mail?.parentElement;
    if (!mail || !place) return;
    fit(mail, place);
    // Its words, its fonts and its place change without it being asked.
    const watch = new ResizeObserver(() => fit(mail, place));
    watch.observe(mail);
    watch.observe(place);
    return () => watch.disconnect();
  }, [fit]);
  return ref;
}
