/** Scrolls to an element and focuses it. False when this page has none with that id. */
export function goTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
}
