import { useCallback, useState } from 'react';

const key = 'daybreak-deck-letter-keys';

/** A browser that can't store anything has the shortcuts on, as on the first visit. */
function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters are shortcuts. People who use speech input or press keys by accident turn them off. */
export function useLetterKeys() {
  const [on, setOn] = useState(read);
  const toggle = useCallback(() => {
    setOn((before) => !before);
    try {
      localStorage.setItem(key, read() ? 'off' : 'on');
    } catch (reason) {
      console.warn("This browser doesn't keep your choice. It lasts until you reload the page.", reason);
    }
  }, []);
  return { on, toggle };
}
