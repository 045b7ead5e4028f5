const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]:not([tabindex="-1"])';

/** Returns the focusable elements inside, in page order. */
export const focusableIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(focusable),
];

export const canBeFocused = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  // Safari has `checkVisibility` since 17.4.
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

/** Returns whether nothing on the page has the focus. */
export const focusIsNowhere = () =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Remembers the focused control. The returned function focuses it again or, if it's gone or disabled, the nearest
 * remaining control, else the main part of the page. Focus in a dialog stays in the dialog.
 */
export function rememberFocus(): () => void {
  const place = document.activeElement;
  const dialog = place?.closest('[role="dialog"]') ?? null;
  const all = focusableIn(document);
  const at = all.indexOf(place as HTMLElement);
  const neighbors = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
  const ancestors: HTMLElement[] = [];
  for (let node = place?.parentElement; node; node = node === dialog ? null : node.parentElement)
    ancestors.push(node);

  const nearestFocusable = () => {
    const focusableNeighbors = neighbors.filter(canBeFocused);
    for (const ancestor of ancestors) {
      const isInside = (each: HTMLElement) => ancestor.contains(each);
      const next = focusableNeighbors.find(isInside) ?? focusableIn(ancestor).find(canBeFocused);
      if (next) return next;
      if (ancestor.hasAttribute('tabindex') && canBeFocused(ancestor)) return ancestor;
    }
  };
  return () => {
    const hadFocus = place instanceof HTMLElement && place !== document.body;
    const next = hadFocus && canBeFocused(place) ? place : hadFocus ? nearestFocusable() : undefined;
    const main = document.querySelector('main');
    if (next) next.focus();
    else if (main && !dialog) {
      main.tabIndex = -1;
      main.focus();
    }
  };
}
