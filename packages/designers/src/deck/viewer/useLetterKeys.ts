import { useCallback, useState } from 'react';

const key = 'daybreak-deck-letter-keys';

/** Defaults to on, as on the first visit, if the browser can't store anything. */
function readSetting(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** The switch for single-letter shortcuts. People who use speech input or press keys by accident turn them off. */
export function useLetterKeys() {
  const [isOn, setIsOn] = useState(readSetting);
  const toggle = useCallback(() => {
    setIsOn((current) => !current);
    try {
      localStorage.setItem(key, readSetting() ? 'off' : 'on');
    } catch (reason) {
      console.warn("This browser doesn't keep your choice. It lasts until you reload the page.", reason);
    }
  }, []);
  return { isOn, toggle };
}
