/** Returns whether a day, such as `2026-12-31`, exists and is in a range. */
export const isDay = (day: string, { min = '2000-01-01', max = '2100-12-31' } = {}): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  day >= min &&
  day <= max &&
  new Date(Date.parse(day) || 0).toISOString().startsWith(day);
