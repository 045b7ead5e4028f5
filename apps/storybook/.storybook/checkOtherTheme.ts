import { afterEach as findViolations } from '@storybook/addon-a11y/preview';

/** Rules that depend on colors. Everything else is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * In tests, the accessibility add-on checks every story in its own theme; this then checks its colors in the other theme, in its final
 * state. Rendering it a second time would double the suite.
 */
export async function checkOtherTheme(context: Parameters<typeof findViolations>[0]): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const root = document.documentElement;
  const initialTheme = root.dataset.theme;
  root.dataset.theme = initialTheme === 'dark' ? 'light' : 'dark';
  try {
    const { a11y } = context.parameters;
    await findViolations({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: colourRules } } },
      },
    });
  } finally {
    root.dataset.theme = initialTheme;
  }
}
