/** How long the provider may take, in milliseconds. */
export interface Limits {
  /** From the question to the first byte of the answer. */
  firstByte: number;
  /** Between two bytes. */
  idle: number;
  /** For the whole answer; hosted functions end after 150 seconds. */
  total: number;
}

export const defaultLimits: Limits = { firstByte: 20_000, idle: 30_000, total: 120_000 };

/** Largest body of a request, in bytes. */
export const bodyLimit = 64 * 1024;

/** Most tokens of an answer. */
export const answerTokens = 800;
