/** What is logged about a question: who, how much and how long. Never any of its words. */
export interface Report {
  /** `performance.now()` at the start. */
  startedAt: number;
  user?: string;
  messages?: number;
  charactersIn?: number;
  charactersOut?: number;
  /** False when the database wasn't told that the turn is over. */
  turnEnded?: boolean;
  /** `answered`, `cut`, `left` (the reader went away), a status, or the name of an unexpected error. */
  outcome: string;
}

export function writeReport(log: (line: string) => void, { startedAt, ...report }: Report) {
  log(
    JSON.stringify({
      function: 'ai-chat',
      ...report,
      milliseconds: Math.round(performance.now() - startedAt),
    }),
  );
}
