/** The files that a portal page starts with. Their names change with their content. */
const firstFiles = 'script[type="module"][src], link[rel="stylesheet"][href]';

const namesIn = (page: Document): string =>
  [...page.querySelectorAll(firstFiles)]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
    .join(' ');

/** The running build. Read immediately: parts that load later add their own style sheets. */
export const runningBuild = typeof document === 'undefined' ? '' : namesIn(document);

/**
 * Returns the build in an HTML page from the server; undefined if it's not a page of the portal, but of a proxy or a
 * Wi-Fi login.
 */
export function buildIn(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('#root') ? namesIn(page) || undefined : undefined;
}

/** Milliseconds after which the request is abandoned; it can be repeated. */
const answerLimit = 5_000;

/** Returns the build that the server delivers now; undefined if it couldn't be reached. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerLimit),
    });
    return answer.ok ? buildIn(await answer.text()) : undefined;
  } catch {
    // The browser is offline, or the server is down. The next check may succeed.
    return undefined;
  }
}
