import { useCallback, useState } from 'react';

/** The key in the browser's storage. */
const key = 'daybreak-edited-on-piece';

const isKnown = () => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Returns whether to show that words can be edited by pressing them: until the user has done it once. */
export function useEditHint() {
  const [hintSeen, setHintSeen] = useState(isKnown);
  const dismissHint = useCallback(() => {
    if (hintSeen) return;
    setHintSeen(true);
    try {
      localStorage.setItem(key, '1');
    } catch (reason) {
      console.warn('The hint is shown again after a reload: this browser keeps nothing.', reason);
    }
  }, [hintSeen]);
  return { isHinted: !hintSeen, done: dismissHint };
}
