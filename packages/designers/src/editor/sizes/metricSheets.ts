/** Sheets in millimeters, shorter edge first (ISO 216; DL is a third of A4). */
export const metricSheets = {
  a1: [594, 841],
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  a6: [105, 148],
  dl: [99, 210],
} as const;

type MetricSheet = keyof typeof metricSheets;

/** Options of a `size` field for sheets in millimeters. */
export const metricSizes = <const Name extends MetricSheet>(...names: readonly Name[]) =>
  names.map((value) => ({
    value,
    label: `${value.toUpperCase()}, ${metricSheets[value].join(' × ')} mm`,
  }));

export const isMetric = (size: string): size is MetricSheet => Object.hasOwn(metricSheets, size);
