/** Index of the largest value, which gets the accent; the first one if several are equal. */
export function largestOf(data: readonly { value: number }[]): number {
  const values = data.map(({ value }) => value);
  return values.indexOf(Math.max(...values));
}
