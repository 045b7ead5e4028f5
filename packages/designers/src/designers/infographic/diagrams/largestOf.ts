/** The place of the largest value, which has the accent; of the first, if several are as large. */
export function largestOf(data: readonly { value: number }[]): number {
  const values = data.map(({ value }) => value);
  return values.indexOf(Math.max(...values));
}
