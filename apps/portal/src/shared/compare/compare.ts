import type { ReadValue } from '@daybreak/designers/library';

/** A field with different values in two drafts. Undefined: the draft doesn't have that field. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly kind: ReadValue['kind'];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Returns the differences between two drafts of a designer, in the order of its form. */
export function differences(
  before: readonly ReadValue[],
  after: readonly ReadValue[],
): readonly Difference[] {
  const oldItems = new Map(before.map((item) => [item.field, item]));
  const is = new Map(after.map((item) => [item.field, item]));
  // Fields only in the earlier one keep their position.
  const order = [...after];
  for (const [index, item] of before.entries())
    if (!is.has(item.field)) {
      const next = before.slice(index + 1).find(({ field }) => is.has(field));
      const place = order.findIndex(({ field }) => field === next?.field);
      order.splice(place < 0 ? order.length : place, 0, item);
    }
  return order.flatMap(({ field, label, kind }) => {
    const [oldItem, newItem] = [oldItems.get(field), is.get(field)];
    return oldItem?.value === newItem?.value
      ? []
      : [{ field, label, kind, before: oldItem?.text, after: newItem?.text }];
  });
}
