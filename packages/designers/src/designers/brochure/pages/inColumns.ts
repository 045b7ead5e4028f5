/** Maximum ratio of a column to its share, so that an uneven remainder goes to the first columns. */
const allowance = 1.08;

/**
 * Splits items into `count` columns, in order, each with its share of the area; without `areaOf`, all items count the
 * same.
 */
export function inColumns<Item>(
  items: readonly Item[],
  count: number,
  areaOf: (item: Item) => number = () => 1,
): Item[][] {
  let rest = [...items];
  return Array.from({ length: count }, (_, column) => {
    const left = count - column;
    const share = (allowance * rest.reduce((sum, item) => sum + areaOf(item), 0)) / left;
    let filled = 0;
    const fitting = rest.findIndex((item, place) => {
      const middle = filled + areaOf(item) / 2;
      filled += areaOf(item);
      return place > 0 && middle > share;
    });
    const end = left === 1 || fitting < 0 ? rest.length : fitting;
    const columnItems = rest.slice(0, end);
    rest = rest.slice(end);
    return columnItems;
  });
}
