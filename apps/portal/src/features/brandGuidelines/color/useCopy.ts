import { useState } from 'react';

export interface CopyResult {
  value: string;
  copied: boolean;
}

/**
 * Copies text and says what came of it. When the browser refuses, the element that shows the text is selected, so that it can
 * be copied with the keyboard.
 */
export function useCopy() {
  const [result, setResult] = useState<CopyResult>();
  const copy = async (value: string, shownIn: Element | null) => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch (error) {
      console.warn('The clipboard cannot be written.', error);
      if (shownIn) getSelection()?.selectAllChildren(shownIn);
      setResult({ value, copied: false });
    }
  };
  return { result, copy };
}
