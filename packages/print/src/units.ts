export const mmPerInch = 25.4;
/** PDF's unit of length (ISO 32000-1, 8.3.2.3). */
export const pointsPerInch = 72;
export const pointsPerMm = pointsPerInch / mmPerInch;
/** Points per CSS px. */
export const pointsPerPx = 0.75;
