import { darkScreen } from '../html/dark.ts';

/**
 * Draws a mail into a document, with the styles that recipients get on a light or a dark screen, independent of this
 * screen.
 *
 * The portal's Content-Security-Policy (`style-src-attr 'none'`) applies in frames, too, and would drop every style
 * attribute, so the styles are set through the CSSOM, which it allows. Links lead nowhere: the preview is only for
 * viewing. None of the user's text can look like an attribute, because the mail escapes quotation marks.
 *
 * Existing nodes are kept: a keystroke re-lays out its paragraph, not the whole mail.
 */
export function drawMail(page: Document, html: string, dark = false): void {
  const inert = html
    .replace(darkScreen, `\n@media ${dark ? 'all' : 'not all'}{`)
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="');
  const mail = new DOMParser().parseFromString(inert, 'text/html').documentElement;
  if (shown.has(page)) become(page.documentElement, mail);
  else {
    page.replaceChild(page.adoptNode(mail), page.documentElement);
    for (const element of page.querySelectorAll('[data-style]')) setStyle(element);
    shown.add(page);
  }
  // The user's own forced colors aren't what recipients get.
  page.documentElement.style.forcedColorAdjust = 'none';
  page.documentElement.translate = false;
}

/** Documents that already show a mail. */
const shown = new WeakSet<Document>();

/** Turns an element into another, changing only what differs. */
function become(here: Element, next: Element): void {
  for (const { name } of [...here.attributes])
    if (name !== 'style' && !next.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  setStyle(here);
  const there = [...next.childNodes];
  for (const [place, child] of there.entries()) {
    const old = here.childNodes[place];
    if (old?.nodeName === child.nodeName) {
      if (child.nodeType === Node.ELEMENT_NODE) become(old as Element, child as Element);
      else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
    } else {
      if (old) old.replaceWith(child);
      else here.append(child);
      if (child.nodeType === Node.ELEMENT_NODE)
        for (const element of [child as Element, ...(child as Element).querySelectorAll('[data-style]')])
          setStyle(element);
    }
  }
  while (here.childNodes.length > there.length) here.lastChild?.remove();
}

const drawn = new WeakMap<Element, string>();

function setStyle(element: Element): void {
  const { style, dataset } = element as HTMLElement;
  const wanted = dataset.style ?? '';
  if (drawn.get(element) === wanted) return;
  drawn.set(element, wanted);
  style.cssText = wanted;
}
