import { toast } from '@daybreak/ui';
import { useEffect } from 'react';
import { palette as messages } from './messages.ts';

/** Reports once that the palette couldn't be drawn. After `onTold`, opening it tries again. */
export function PaletteMissing({ onTold }: { onTold: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per failure.
  useEffect(() => {
    toast({ ...messages.missing, tone: 'danger' });
    onTold();
  }, []);
  return null;
}
