import type { ArtboardSide } from '@daybreak/print';
import { memo } from 'react';
import { Segments } from './Segments.tsx';

/** The content of the studio's middle: all sides, one of them by its id, or the piece in all of its sizes. */
export type ShownSides = 'sides' | 'sizes' | { side: string };

interface SideChoiceProps {
  sides: readonly ArtboardSide[];
  hasSizes: boolean;
  value: ShownSides;
  onChange: (shown: ShownSides) => void;
}

/**
 * Shows all sides of a piece next to each other, just one, or the piece in all sizes. Memoized, so keystrokes don't
 * redraw it.
 */
export const SideChoice = memo(({ sides, hasSizes, value, onChange }: SideChoiceProps) => {
  const choices: { label: string; shown: ShownSides }[] = [
    { label: sides.length > 1 ? 'All sides' : 'This size', shown: 'sides' },
    ...(sides.length > 1 ? sides.map(({ id, label }) => ({ label, shown: { side: id } })) : []),
    ...(hasSizes ? [{ label: 'All sizes', shown: 'sizes' as const }] : []),
  ];
  if (choices.length < 2) return null;
  return (
    <Segments
      label="Shown"
      value={JSON.stringify(value)}
      choices={choices.map(({ label, shown }) => ({ id: JSON.stringify(shown), label }))}
      onChange={(id) => onChange(JSON.parse(id) as ShownSides)}
    />
  );
});
