import { company } from '@daybreak/brand';
import { useLayoutEffect } from 'react';

/** The last page shown in this document; undefined right after the browser loaded it. */
let lastTitle: string | undefined;

/** The router's index in the browser's history. */
const place = (): number => history.state?.idx ?? 0;
const arrival = typeof history === 'undefined' ? 0 : place();

/**
 * Call once in every page. Sets the document's title and, after a navigation inside the portal, scrolls to the top and
 * moves the focus to the page's heading, for keyboard and screen reader users.
 */
export function usePage(title: string): void {
  // Runs with the page's own commit, so the page is never drawn without the focus.
  useLayoutEffect(() => {
    document.title = `${title} · ${company.name}`;
    // If a page is redrawn under the focus, take the focus back.
    const isFocusLost = document.activeElement === document.body;
    // Following a link before the first page is drawn still leads from one page to another.
    const navigated = lastTitle === undefined ? place() > arrival : lastTitle !== title || isFocusLost;
    lastTitle = title;
    if (!navigated) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [title]);
}
