import { type CSSProperties, createElement, type ReactNode } from 'react';

/** An element of an email: the copied HTML and the preview come from the same node. */
export interface HtmlNode {
  tag: 'table' | 'tbody' | 'tr' | 'td' | 'div' | 'span' | 'a' | 'img' | 'strong';
  /** Attributes by their HTML names. */
  attributes?: Readonly<Record<string, string | number>>;
  style?: CSSProperties;
  children?: readonly (HtmlNode | string)[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cssOf = (style: CSSProperties) =>
  Object.entries(style)
    // Like React: a number is a length in pixels.
    .map(
      ([name, value]) => `${kebab(name)}:${typeof value === 'number' && value !== 0 ? `${value}px` : value}`,
    )
    .join(';');

/** Renders the node as HTML with inline styles, everything escaped. */
export function toHtml(node: HtmlNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, attributes = {}, style, children = [] } = node;
  const allAttributes = { ...attributes, ...(style ? { style: cssOf(style) } : {}) };
  const text = Object.entries(allAttributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  return tag === 'img' ? `<img${text}>` : `<${tag}${text}>${children.map(toHtml).join('')}</${tag}>`;
}

const reactNames: Record<string, string> = {
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
};

/**
 * Renders a node for the page. React sets styles through the CSSOM, which a strict Content-Security-Policy allows,
 * unlike the attributes of inserted HTML.
 *
 * @param localAddress replaces a picture's address
 */
export function toElement(
  node: HtmlNode | string,
  localAddress: (address: string) => string,
  key?: number,
): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes = {}, style, children = [] } = node;
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      reactNames[name] ?? name,
      name === 'src' ? localAddress(String(value)) : value,
    ]),
  );
  const childElements = children.map((child, index) => toElement(child, localAddress, index));
  // Links are for copying, not for following: WholeSignature blocks the pointer, and this blocks the keyboard.
  const tabProps = tag === 'a' ? { tabIndex: -1 } : {};
  return createElement(tag, { ...props, ...tabProps, style, key }, ...(tag === 'img' ? [] : childElements));
}

/** The words of the node, one line per row, with a space after each cell. */
export const toText = (node: HtmlNode | string): string => {
  if (typeof node === 'string') return node;
  const childText = (node.children ?? []).map(toText).join('');
  if (node.tag === 'td') return `${childText} `;
  return node.tag === 'tr' || node.tag === 'div' ? `${childText}\n` : childText;
};
