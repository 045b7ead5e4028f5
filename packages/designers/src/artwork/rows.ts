export interface Row {
  /** From the horizon, in the unit of `depth`. */
  offset: number;
  thickness: number;
}

/** Rows that get tighter towards the horizon: each is half as thick again as the one behind it. They fill `depth`. */
export function rowsOf(count: number, depth: number): Row[] {
  const growth = 1.5;
  const gapShare = 0.46;
  const total = Array.from({ length: count }, (_, index) => growth ** index).reduce(
    (sum, weight) => sum + weight,
    0,
  );
  let offset = 0;
  return Array.from({ length: count }, (_, index) => {
    const step = (growth ** index / total) * depth;
    const row = { offset: offset + step * gapShare, thickness: step * (1 - gapShare) };
    offset += step;
    return row;
  });
}
