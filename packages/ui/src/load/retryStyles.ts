/** Style sheets that failed to load, by address. */
const failedStyles = new Map<string, HTMLLinkElement>();

// The event doesn't bubble, but it can be caught in the capture phase.
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedStyles.set(target.href, target);
    },
    true,
  );

const reload = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = () => resolve();
    next.onerror = () => reject(new Error(`The style sheet ${next.href} didn't load again.`));
    failedStyles.delete(link.href);
    // In the same place, because the order of style sheets matters.
    link.replaceWith(next);
  });

/** Returns the broken style sheets that an error names, as Vite's "Unable to preload CSS for …" does. */
export const stylesIn = (error: unknown): string[] =>
  error instanceof Error ? [...failedStyles.keys()].filter((href) => error.message.includes(href)) : [];

/**
 * Requests failed style sheets again. Vite requests each one once: without this, a part whose style sheet was missing the first time would
 * load without it the second time.
 *
 * @throws when one of `needed` is missing again.
 */
export async function retryStyles(hrefs: ReadonlySet<string>): Promise<void> {
  const attempts = [...failedStyles].map(([href, link]) =>
    reload(link).catch((error: unknown) => {
      if (hrefs.has(href)) throw error;
    }),
  );
  await Promise.all(attempts);
}
