/** Answers already in flight before the client loads, keyed by what was asked and by whom. */
export type EarlyAnswers = Map<string, Promise<Response>>;

declare global {
  interface Window {
    /** Set by the script that runs ahead, if someone is signed in. */
    daybreakAnswers?: EarlyAnswers;
  }
}

/** Milliseconds for which an answer counts as current. */
const freshness = 10_000;

/** The same question by the same person gets the same name. */
export const nameOf = (method: string, address: string, headers: Headers): string =>
  [method, address, ...['authorization', 'prefer'].map((name) => headers.get(name))].join(' ');

/**
 * Takes the answer to a request that was made ahead of the client, once. Undefined if there isn't one or it arrived too long ago. A failed
 * or refused answer isn't taken either, so the client asks and gets the error itself.
 */
export async function takeEarlyAnswer(
  address: string,
  { method = 'GET', headers }: RequestInit = {},
): Promise<Response | undefined> {
  if (typeof window === 'undefined' || performance.now() > freshness) return undefined;
  const name = nameOf(method, address, new Headers(headers));
  const answer = window.daybreakAnswers?.get(name);
  if (!answer) return undefined;
  window.daybreakAnswers?.delete(name);
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}
