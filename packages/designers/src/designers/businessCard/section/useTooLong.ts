import { type SetStateAction, useCallback, useState } from 'react';
import type { TooLong } from '../../../editor/preview/PieceBoard.tsx';

const noFields: readonly string[] = [];

/** The fields whose text doesn't fit on the front. Each look of the card, by its key, measures its own sides. */
export function useTooLong(key: string) {
  const [measured, setMeasured] = useState<{ key: string; sides: TooLong }>({ key, sides: {} });
  const onTooLong = useCallback(
    (change: SetStateAction<TooLong>) =>
      setMeasured((before) => {
        const sides = before.key === key ? before.sides : {};
        return { key, sides: typeof change === 'function' ? change(sides) : change };
      }),
    [key],
  );
  return { tooLong: (measured.key === key ? measured.sides.front : undefined) ?? noFields, onTooLong };
}
