/** Time limits for the provider, in milliseconds. */
export interface Limits {
  /** From the question to the first byte of the answer. */
  firstByte: number;
  /** Between two chunks of bytes. */
  idle: number;
  /** For the whole answer; hosted functions are stopped after 150 seconds. */
  total: number;
}

export const defaultLimits: Limits = { firstByte: 20_000, idle: 30_000, total: 120_000 };

/** Maximum request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** Maximum tokens in an answer. */
export const answerTokens = 800;
