/** Items in this many columns, in order; the first columns take one more where they do not come out even. */
export function inColumns<Item>(items: readonly Item[], count: number): Item[][] {
  const [least, more] = [Math.floor(items.length / count), items.length % count];
  return Array.from({ length: count }, (_, column) => {
    const start = column * least + Math.min(column, more);
    return items.slice(start, start + least + (column < more ? 1 : 0));
  });
}
