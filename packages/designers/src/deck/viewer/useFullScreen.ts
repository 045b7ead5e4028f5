import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** False if the browser has none, as on an iPhone. */
  supported: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Full screen for one element. A refusal is logged, and the deck stays as it was. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const update = () =>
      setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch((reason) => console.warn('The browser refused full screen.', reason));
  };
  return { supported: Boolean(document.fullscreenEnabled), isOn, toggle };
}
