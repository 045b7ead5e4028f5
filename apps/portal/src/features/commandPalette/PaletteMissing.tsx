import { toast } from '@daybreak/ui';
import { useEffect } from 'react';
import { palette as text } from './messages.ts';

/** In place of a palette that could not be drawn: says so, once. `onTold` makes the next opening a new attempt. */
export function PaletteMissing({ onTold }: { onTold: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure.
  useEffect(() => {
    toast({ ...text.missing, tone: 'danger' });
    onTold();
  }, []);
  return null;
}
