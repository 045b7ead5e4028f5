import { test as base, type Page } from '@playwright/test';

/**
 * One page for all of a worker's stories, so that the browser's cache serves them: a fresh one would reload the whole Storybook. Each
 * story starts with empty storage.
 */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
