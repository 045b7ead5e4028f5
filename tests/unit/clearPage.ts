import { afterAll } from 'vitest';

/** Files of the `browser` project share a page, so each one clears its drawings and scrolls back up. */
afterAll(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});
