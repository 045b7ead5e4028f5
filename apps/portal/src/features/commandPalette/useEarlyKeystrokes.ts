import { type Dispatch, type SetStateAction, useEffect } from 'react';

/** Catches keystrokes while the open palette's field is loading, so that none is lost or goes elsewhere. */
export function useEarlyKeystrokes(
  open: boolean,
  setQuery: Dispatch<SetStateAction<string>>,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || document.activeElement?.closest('[cmdk-root]')) return;
      event.preventDefault();
      if (key === 'Escape') {
        setQuery('');
        setOpen(false);
      } else if (key === 'Backspace') setQuery((query) => query.slice(0, -1));
      else if (key.length === 1) setQuery((query) => query + key);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [open, setQuery, setOpen]);
}
