/** Style sheets that did not come, by their address. */
const broken = new Map<string, HTMLLinkElement>();

// The event does not bubble, but it can be seen on its way down.
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.set(target.href, target);
    },
    true,
  );

const again = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = () => resolve();
    next.onerror = () => reject(new Error(`The style sheet ${next.href} did not come again.`));
    broken.delete(link.href);
    // In the same place: the order of style sheets decides.
    link.replaceWith(next);
  });

/** The broken style sheets that an error names, as Vite's "Unable to preload CSS for …" does. */
export const stylesIn = (error: unknown): string[] =>
  error instanceof Error ? [...broken.keys()].filter((href) => error.message.includes(href)) : [];

/**
 * Asks once more for the style sheets that did not come. Vite asks for each once: without this, a part whose style sheet was
 * missing the first time would come without it the second.
 *
 * @throws when one of `needed` is missing again.
 */
export async function mendStyles(needed: ReadonlySet<string>): Promise<void> {
  const attempts = [...broken].map(([href, link]) =>
    again(link).catch((error: unknown) => {
      if (needed.has(href)) throw error;
    }),
  );
  await Promise.all(attempts);
}
