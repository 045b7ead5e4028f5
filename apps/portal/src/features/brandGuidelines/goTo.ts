/** Scrolls to an element and focuses it. Returns false if this page has no element with that id. */
export function goTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
}
