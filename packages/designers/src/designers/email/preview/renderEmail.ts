import { darkScreen } from '../html/dark.ts';

/**
 * Draws an email into a document, with the styles that recipients get on a light or a dark screen, independent of this
 * screen.
 *
 * The portal's Content-Security-Policy (`style-src-attr 'none'`) applies in frames, too, and would drop every style
 * attribute, so the styles are set through the CSSOM, which it allows. Links lead nowhere: the preview is only for
 * viewing. None of the user's text can look like an attribute, because the email escapes quotation marks.
 *
 * Existing nodes are kept: a keystroke re-lays out its paragraph, not the whole email.
 */
export function renderEmail(page: Document, html: string, dark = false): void {
  const inert = html
    .replace(darkScreen, `\n@media ${dark ? 'all' : 'not all'}{`)
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="');
  const email = new DOMParser().parseFromString(inert, 'text/html').documentElement;
  if (rendered.has(page)) morph(page.documentElement, email);
  else {
    page.replaceChild(page.adoptNode(email), page.documentElement);
    for (const element of page.querySelectorAll('[data-style]')) setStyle(element);
    rendered.add(page);
  }
  // The user's own forced colors aren't what recipients get.
  page.documentElement.style.forcedColorAdjust = 'none';
  page.documentElement.translate = false;
}

/** Documents that already show an email. */
const rendered = new WeakSet<Document>();

/** Turns an element into another, changing only what differs. */
function morph(current: Element, next: Element): void {
  for (const { name } of [...current.attributes])
    if (name !== 'style' && !next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  setStyle(current);
  const nextChildren = [...next.childNodes];
  for (const [place, child] of nextChildren.entries()) {
    const old = current.childNodes[place];
    if (old?.nodeName === child.nodeName) {
      if (child.nodeType === Node.ELEMENT_NODE) morph(old as Element, child as Element);
      else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
    } else {
      if (old) old.replaceWith(child);
      else current.append(child);
      if (child.nodeType === Node.ELEMENT_NODE)
        for (const element of [child as Element, ...(child as Element).querySelectorAll('[data-style]')])
          setStyle(element);
    }
  }
  while (current.childNodes.length > nextChildren.length) current.lastChild?.remove();
}

const appliedStyles = new WeakMap<Element, string>();

function setStyle(element: Element): void {
  const { style, dataset } = element as HTMLElement;
  const newStyle = dataset.style ?? '';
  if (appliedStyles.get(element) === newStyle) return;
  appliedStyles.set(element, newStyle);
  style.cssText = newStyle;
}
