/** Answers requested before the client loads, by request and user. */
export type EarlyAnswers = Map<string, Promise<Response>>;

declare global {
  interface Window {
    /** Set by the script that runs ahead, if someone is signed in. */
    daybreakAnswers?: EarlyAnswers;
  }
}

/** Milliseconds for which an answer counts as current. */
const freshness = 10_000;

/** Returns a key that's the same for the same request by the same user. */
export const requestKey = (method: string, address: string, headers: Headers): string =>
  [method, address, ...['authorization', 'prefer'].map((name) => headers.get(name))].join(' ');

/**
 * Takes an early answer, once. Undefined if there is none, or if it's too old, failed or refused: then the client makes
 * the request and reports its error.
 */
export async function takeEarlyAnswer(
  address: string,
  { method = 'GET', headers }: RequestInit = {},
): Promise<Response | undefined> {
  if (typeof window === 'undefined' || performance.now() > freshness) return undefined;
  const name = requestKey(method, address, new Headers(headers));
  const answer = window.daybreakAnswers?.get(name);
  if (!answer) return undefined;
  window.daybreakAnswers?.delete(name);
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}
