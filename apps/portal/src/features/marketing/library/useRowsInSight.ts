import { useCallback, useLayoutEffect, useState } from 'react';
import { rowsInSight } from './gridMoves.ts';
import { gap, narrowest } from './gridSizes.ts';

/** Used until a card has been measured. */
const usualRow = 264;

interface Measures {
  columns: number;
  rowHeight: number;
  first: number;
  end: number;
}

/** Measures the columns, the row height and the rows in view, on every scroll and resize. */
export function useRowsInSight(count: number) {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [measures, setMeasures] = useState<Measures>({ columns: 4, rowHeight: usualRow, first: 0, end: 4 });

  const measure = useCallback(() => {
    if (!grid) return;
    const columns = Math.max(1, Math.floor((grid.clientWidth + gap) / (narrowest + gap)));
    const card = grid.querySelector<HTMLElement>('[role="gridcell"]');
    const rowHeight = card ? card.offsetHeight + gap : usualRow;
    const rows = Math.ceil(count / columns);
    const { top } = grid.getBoundingClientRect();
    const sight = rowsInSight({ top, height: window.innerHeight, rowHeight, rows });
    setMeasures((before) =>
      before.columns === columns &&
      before.rowHeight === rowHeight &&
      before.first === sight.first &&
      before.end === sight.end
        ? before
        : { columns, rowHeight, ...sight },
    );
  }, [grid, count]);

  // Measure after each render, before it's painted.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!grid) return;
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    // Scroll events don't bubble, and any ancestor of the grid may be the one that scrolls.
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [grid, measure]);

  return { ...measures, grid, setGrid };
}
