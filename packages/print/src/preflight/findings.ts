export interface PreflightFinding {
  /** An error prevents the file from being made. A severe finding or a warning doesn't. */
  level: 'error' | 'severe' | 'warning';
  /** A sentence for the user: what's wrong and what to do. */
  says: string;
}

export const errorFinding = (says: string): PreflightFinding => ({ level: 'error', says });
export const warningFinding = (says: string): PreflightFinding => ({ level: 'warning', says });
/** Rounds down to one decimal, so that a value below a limit never displays as the limit. */
export const floorToTenth = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
