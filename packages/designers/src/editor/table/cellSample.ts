const maxLength = 160;
const shownCells = 3;

/**
 * Returns the first nonempty cells of a column as they're read; undefined if no column is chosen.
 *
 * @param rows the rows of the table
 * @param place the index of the column
 * @param read returns the words for a cell, or the reason why there are none. By default, cells are shown unchanged
 */
export function cellSample(
  rows: readonly (readonly string[])[],
  place: number | undefined,
  read?: (cell: string) => { says: string } | { unread: string },
): string | undefined {
  if (place === undefined) return undefined;
  const cells = rows.map((row) => row[place]?.trim() ?? '').filter(Boolean);
  if (cells.length === 0) return 'This column is blank.';
  if (!read) return cells.slice(0, shownCells).join(' · ').slice(0, maxLength);
  const reading = new Map([...new Set(cells)].map((cell) => [cell, read(cell)]));
  const samples = [...reading]
    .slice(0, shownCells)
    .map(([cell, result]) =>
      'unread' in result
        ? `${cell}: ${result.unread}`
        : result.says === cell
          ? cell
          : `${cell} → ${result.says}`,
    )
    .join(' · ')
    .slice(0, maxLength);
  const unreadCount = cells.filter((cell) => 'unread' in (reading.get(cell) ?? {})).length;
  return unreadCount > 0 ? `${samples}. We can't read ${unreadCount} of ${cells.length} values.` : samples;
}
