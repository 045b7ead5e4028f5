import { toast } from '@daybreak/ui';
import { useEffect } from 'react';
import { palette as text } from './messages.ts';

/** Shown if the palette couldn't be drawn: reports it once. `onTold` makes the next opening try again. */
export function PaletteMissing({ onTold }: { onTold: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per failure.
  useEffect(() => {
    toast({ ...text.missing, tone: 'danger' });
    onTold();
  }, []);
  return null;
}
