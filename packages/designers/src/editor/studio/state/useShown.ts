import type { ArtboardSide } from '@daybreak/print';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ShownSides } from '../SideChoice.tsx';

/**
 * The content of the studio's middle, and a way to switch it. Switching moves the focus to the element that a selector
 * finds there.
 */
export function useShown(sides: readonly ArtboardSide[], sizes: readonly unknown[]) {
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ShownSides>('sides');
  const focusNext = useRef('');
  // The pressed control disappears with the board or canvas it was on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useLayoutEffect(() => {
    if (focusNext.current) canvas.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  }, [view]);
  const go = useCallback((next: ShownSides, focus = '[aria-label="Shown"] [aria-pressed="true"]') => {
    focusNext.current = focus;
    setView(next);
  }, []);
  /** The only side shown, if there's just one. */
  const onlySide = typeof view === 'object' ? sides.find(({ id }) => id === view.side) : undefined;
  return {
    canvas,
    view: onlySide || view === 'sizes' ? view : ('sides' as const),
    go,
    onlySide,
    isAllSizes: view === 'sizes' && sizes.length > 0,
  };
}
