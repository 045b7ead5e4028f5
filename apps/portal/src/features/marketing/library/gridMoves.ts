/** Returns the cell that a key leads to in a grid numbered from 0, row by row. Undefined for other keys. */
export function cellAfter(
  key: string,
  { from, columns, count, rows }: { from: number; columns: number; count: number; rows: number },
  { toEnds = false, rightToLeft = false } = {},
): number | undefined {
  if (count === 0) return undefined;
  const forward = rightToLeft ? -1 : 1;
  const rowStart = from - (from % columns);
  const steps: Record<string, number> = {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    PageDown: from + columns * rows,
    PageUp: from - columns * rows,
    Home: toEnds ? 0 : rowStart,
    End: toEnds ? count - 1 : rowStart + columns - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (to === undefined) return undefined;
  // The last row may be short. Moving down to a missing cell goes to the last cell.
  if (key === 'ArrowUp' && to < 0) return from;
  if (key === 'ArrowDown' && to >= count && rowStart + columns >= count) return from;
  if (key === 'PageUp' && to < 0) return from % columns;
  return Math.min(Math.max(to, 0), count - 1);
}

/** Returns the rows to render: those in view and a few around them. */
export function rowsInSight(
  { top, height, rowHeight, rows }: { top: number; height: number; rowHeight: number; rows: number },
  around = 2,
): { first: number; end: number } {
  if (rows === 0 || rowHeight <= 0) return { first: 0, end: Math.min(rows, 1) };
  const last = Math.max(0, rows - 1);
  const first = Math.min(Math.max(0, Math.floor(-top / rowHeight) - around), last);
  const end = Math.min(rows, Math.max(first + 1, Math.ceil((height - top) / rowHeight) + around));
  return { first, end };
}
