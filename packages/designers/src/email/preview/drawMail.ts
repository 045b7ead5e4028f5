/**
 * Draws a mail into a document, with the same styles that recipients get.
 *
 * The portal's Content-Security-Policy (`style-src-attr 'none'`) holds in frames, too, and would drop every style attribute, so
 * the styles are set through the CSSOM, which it allows. Links lead nowhere: the preview is to be looked at. No quoted text of
 * the user can look like an attribute, because the mail escapes quotation marks.
 */
export function drawMail(page: Document, html: string): void {
  const inert = html.replaceAll(' style="', ' data-style="').replaceAll(' href="', ' data-href="');
  const mail = new DOMParser().parseFromString(inert, 'text/html').documentElement;
  page.replaceChild(page.adoptNode(mail), page.documentElement);
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}
