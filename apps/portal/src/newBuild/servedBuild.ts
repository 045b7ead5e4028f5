/** The files that a page of the portal starts with. Their names change with their content. */
const firstFiles = 'script[type="module"][src], link[rel="stylesheet"][href]';

const namesIn = (page: Document): string =>
  [...page.querySelectorAll(firstFiles)]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
    .join(' ');

/** The build that is running. Read at once: parts that load later add style sheets of their own. */
export const runningBuild = typeof document === 'undefined' ? '' : namesIn(document);

/** The build in a page of the server's; undefined when it is no page of the portal, but that of a proxy or a Wi-Fi gate. */
export function buildIn(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('#root') ? namesIn(page) || undefined : undefined;
}

/** Milliseconds after which the question is given up: it can be asked again. */
const answerLimit = 5_000;

/** The build that the server hands out now; undefined when it could not be asked. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerLimit),
    });
    return answer.ok ? buildIn(await answer.text()) : undefined;
  } catch {
    // Offline, or a server that is down: nothing is known, and nothing is lost.
    return undefined;
  }
}
