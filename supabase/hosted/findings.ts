/** One check and its result. */
export interface Finding {
  subject: string;
  /** `unsure`: it couldn't be determined, or it works but deserves a second look. */
  state: 'good' | 'unsure' | 'bad';
  /** The finding, and what to do about it. */
  says: string;
}

export const good = (subject: string, says: string): Finding => ({ subject, state: 'good', says });
export const unsure = (subject: string, says: string): Finding => ({ subject, state: 'unsure', says });
export const bad = (subject: string, says: string): Finding => ({ subject, state: 'bad', says });
