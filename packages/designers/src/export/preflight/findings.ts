export interface PreflightFinding {
  /** An error keeps the file from being made. What is severe or a warning does not. */
  level: 'error' | 'severe' | 'warning';
  /** A sentence for the user: what is wrong and what to do. */
  says: string;
}

export const error = (says: string): PreflightFinding => ({ level: 'error', says });
export const warning = (says: string): PreflightFinding => ({ level: 'warning', says });
/** Rounded down, so that what is under a limit never reads as the limit. */
export const down = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
