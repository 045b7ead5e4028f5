import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ArtboardSide } from '../../export/types.ts';
import type { Shown } from './SideChoice.tsx';

/** What stands in the middle of the studio, and the way to something else, which takes the focus to what a selector finds there. */
export function useShown(room: RefObject<HTMLElement | null>, sides: readonly ArtboardSide[]) {
  const [view, setView] = useState<Shown>('sides');
  const focusNext = useRef('');
  // What was pressed goes with the board or the canvas that it stood on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useLayoutEffect(() => {
    if (focusNext.current) room.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  }, [view]);
  const go = useCallback((next: Shown, focus: string) => {
    focusNext.current = focus;
    setView(next);
  }, []);
  /** The one side that is shown, where it is one. */
  const only = typeof view === 'object' ? sides.find(({ id }) => id === view.side) : undefined;
  return { view, only, go };
}
