import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../browserStorage.ts';

/** The key in the browser's storage. */
const key = 'daybreak-edited-on-piece';

/** Returns whether to show that words can be edited by pressing them: until the user has done it once. */
export function useEditHint() {
  const [hintSeen, setHintSeen] = useState(() => readStored(key) !== undefined);
  const dismissHint = useCallback(() => {
    if (hintSeen) return;
    setHintSeen(true);
    writeStored(key, 1, 'The hint is shown again after a reload: this browser keeps nothing.');
  }, [hintSeen]);
  return { isHinted: !hintSeen, done: dismissHint };
}
