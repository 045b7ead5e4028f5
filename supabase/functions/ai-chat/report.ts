/** A question's log entry: the person, amounts and times. Never any of its words. */
export interface Report {
  /** `performance.now()` at the start. */
  startedAt: number;
  user?: string;
  messages?: number;
  charactersIn?: number;
  charactersOut?: number;
  /** False if the database couldn't be told that the turn is over. */
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
