import { company } from '@daybreak/brand';
import { useLayoutEffect } from 'react';

/** The page that was shown last in this document; none yet means that the browser has just loaded it. */
let shown: string | undefined;

/** The router counts the entries of the browser's history. */
const place = (): number => history.state?.idx ?? 0;
const arrival = typeof history === 'undefined' ? 0 : place();

/**
 * Every page calls this once: sets the document's title and, after a navigation inside the portal, scrolls to the top and
 * moves the focus to the page's heading, so that a keyboard or screen reader starts where the page starts.
 */
export function usePage(title: string): void {
  // With what it draws: there is no moment at which a page stands and the focus does not.
  useLayoutEffect(() => {
    document.title = `${title} · ${company.name}`;
    // A page that is drawn anew under the focus takes it back.
    const lost = document.activeElement === document.body;
    // A link that is followed before the first page stands leads from one page to another all the same.
    const navigated = shown === undefined ? place() > arrival : shown !== title || lost;
    shown = title;
    if (!navigated) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [title]);
}
