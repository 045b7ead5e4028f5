import { useState } from 'react';

/**
 * Copies text and reports the result. If the browser refuses, it selects the element that shows the text, so the user
 * can copy it with the keyboard.
 */
export function useCopy() {
  const [result, setResult] = useState<{ value: string; copied: boolean }>();
  const copy = async (value: string, shownIn: Element | null) => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch (error) {
      console.warn("Couldn't write to the clipboard.", error);
      if (shownIn) getSelection()?.selectAllChildren(shownIn);
      setResult({ value, copied: false });
    }
  };
  return { result, copy };
}
