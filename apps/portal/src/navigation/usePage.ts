import { company } from '@daybreak/brand';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the page that the browser loaded. */
const firstPage = 'default';

/**
 * Every page calls this once: sets the document's title and, after a navigation inside the portal, scrolls to the top and
 * moves the focus to the page's heading, so that a keyboard or screen reader starts where the page starts. `step` names a
 * part of a page that counts as a page of its own.
 */
export function usePage(title: string, step = ''): void {
  const { key, pathname } = useLocation();
  const navigated = key !== firstPage;

  useEffect(() => {
    document.title = `${title} · ${company.name}`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path or step is a navigation.
  useEffect(() => {
    if (!navigated) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, step]);
}
