/** Answers that are on their way before the client is there, by what was asked and as whom. */
export type EarlyAnswers = Map<string, Promise<Response>>;

declare global {
  interface Window {
    /** Set by the script that runs ahead, where somebody is signed in. */
    daybreakAnswers?: EarlyAnswers;
  }
}

/** Milliseconds in which an answer counts as the present one. */
const freshness = 10_000;

/** The same question by the same person has the same name. */
export const nameOf = (method: string, address: string, headers: Headers): string =>
  [method, address, ...['authorization', 'prefer'].map((name) => headers.get(name))].join(' ');

/**
 * Takes the answer to a request that was asked ahead of the client, once. Undefined where there is none, or where it came too long
 * ago; one that failed or was refused is not taken either, so that the client asks and is told itself.
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
