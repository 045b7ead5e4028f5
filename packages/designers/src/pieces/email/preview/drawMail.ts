import { darkScreen } from '../html/dark.ts';

/**
 * Draws a mail into a document, with the same styles that recipients get on a light or a dark screen, whatever this one is.
 *
 * The portal's Content-Security-Policy (`style-src-attr 'none'`) holds in frames, too, and would drop every style attribute, so
 * the styles are set through the CSSOM, which it allows. Links lead nowhere: the preview is to be looked at. No quoted text of
 * the user can look like an attribute, because the mail escapes quotation marks.
 */
export function drawMail(page: Document, html: string, dark = false): void {
  const inert = html
    .replace(darkScreen, `\n@media ${dark ? 'all' : 'not all'}{`)
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="');
  const mail = new DOMParser().parseFromString(inert, 'text/html').documentElement;
  page.replaceChild(page.adoptNode(mail), page.documentElement);
  // A reader's own colours are not those that recipients get.
  page.documentElement.style.forcedColorAdjust = 'none';
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}
