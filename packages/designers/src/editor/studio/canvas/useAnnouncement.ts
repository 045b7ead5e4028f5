import { useEffect, useRef, useState } from 'react';
import { partSeen } from './zoom.ts';

/** Milliseconds after which a move over the piece counts as done. */
const pause = 400;

/** Returns a screen reader's announcement of zoom and pan, once they rest. */
export function useAnnouncement(zoomed: string) {
  const [words, setWords] = useState('');
  const first = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next: () => string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const announcement = next();
      if (announcement) setWords(announcement);
    }, pause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the words
  useEffect(() => {
    if (first.current) first.current = false;
    else say(() => zoomed);
    return () => clearTimeout(timer.current);
  }, [zoomed]);
  return {
    words,
    moved: (box: HTMLElement) =>
      say(() => {
        const part = partSeen(
          { left: box.scrollLeft, top: box.scrollTop },
          { width: box.scrollWidth - box.clientWidth, height: box.scrollHeight - box.clientHeight },
        );
        return part ? `${zoomed}, showing the ${part} of the piece` : zoomed;
      }),
  };
}
