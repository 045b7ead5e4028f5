import { useState } from 'react';

export interface CopyResult {
  value: string;
  copied: boolean;
}

/**
 * Copies text and reports the result. If the browser refuses, it selects the element that shows the text, so the user
 * can copy it with the keyboard.
 */
export function useCopy() {
  const [result, setResult] = useState<CopyResult>();
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
