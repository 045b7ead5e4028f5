export interface Row {
  /** Distance from the horizon, in the unit of `depth`. */
  offset: number;
  thickness: number;
}

/** The growth of the rows toward the viewer, and the open share of each step. */
export const motifRows = { growth: 1.5, gapShare: 0.46 } as const;

/** The disc's diameter, as a fraction of a piece's shorter side. */
export const motifDisc = { least: 0.8, most: 1.5 } as const;

/** Returns rows that fill `depth`. Each is half as thick again as the one behind it, toward the viewer. */
export function rowsOf(count: number, depth: number): Row[] {
  const { growth, gapShare } = motifRows;
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
