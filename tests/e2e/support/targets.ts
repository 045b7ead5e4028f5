import type { Page } from '@playwright/test';

/** Finds touch targets that are too small: under 44 px for main actions and fields, 24 px for the rest (WCAG 2.5.8). */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const interactive =
      // A signature's preview looks as in an email, and its links have their own styles.
      'a[href]:not([style]), button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=tab], [role=switch], [role=slider], [role=combobox]';
    const primary = getComputedStyle(document.documentElement)
      .getPropertyValue('--ui-color-action-primary')
      .trim();
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = 'probe';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.probe { background: ${primary} }`);
    document.adoptedStyleSheets.push(sheet);
    const mainGround = getComputedStyle(probe).backgroundColor;
    probe.remove();

    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Skips elements that only assistive technology finds, and ones that are off screen until focused.
        (width > 1 || height > 1) &&
        getComputedStyle(element).clipPath !== 'inset(50%)' &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.getBoundingClientRect().bottom > 0
      );
    };
    /** Whether a link is in a sentence, and so as tall as its line. */
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const target = (element: Element) => {
      const label = element.matches(
        'input[type=checkbox], input[type=radio], input[type=file], [role=checkbox]',
      )
        ? (element as HTMLInputElement | HTMLButtonElement).labels?.[0]
        : undefined;
      const all = [element, label].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
      return {
        width: Math.max(...all.map(({ width }) => width)),
        height: Math.max(...all.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(interactive)]
      .filter((element) => isVisible(element) && !inText(element))
      .flatMap((element) => {
        const { width, height } = target(element);
        const main =
          getComputedStyle(element).backgroundColor === mainGround ||
          element.matches('input:not([type=checkbox], [type=radio]), select, textarea, [role=combobox]');
        const least = main ? 44 : 24;
        return Math.min(width, height) + 0.5 < least
          ? [`${Math.round(width)} × ${Math.round(height)} of ${least}: ${element.outerHTML.slice(0, 140)}`]
          : [];
      });
  });
