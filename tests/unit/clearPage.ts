import { afterAll } from 'vitest';

/** Files of the `browser` project share a page: none finds what another drew, or a page that it scrolled. */
afterAll(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});
