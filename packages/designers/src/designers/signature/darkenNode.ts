import { contrastRatio } from '@daybreak/brand';
import type { HtmlNode } from './mailNode.ts';

/** The ground that email apps use instead of white. */
export const darkGround = '#292929';

/** True for a light ground: white or near-white. */
const isLight = (color: string) => contrastRatio(color, '#000000') > 16;

/** Inverts a text color's lightness as far as needed to be readable. */
function lightened(color: string): string {
  const levels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const shift = 255 - (Math.max(...levels) + Math.min(...levels));
  const inverted = levels.map((level) => Math.min(255, Math.max(0, level + shift)));
  return `#${inverted.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Simulates apps that darken light grounds, such as Outlook and phone email apps: words turn light along with the
 * ground, while pictures, and words on a colored ground, stay the same.
 */
export function darkenNode(node: HtmlNode, onDark = true): HtmlNode {
  const { style = {}, children = [] } = node;
  const ownColor = typeof style.background === 'string' ? style.background : undefined;
  const dark = ownColor === undefined ? onDark : isLight(ownColor);
  const reads = typeof style.color !== 'string' || contrastRatio(style.color, darkGround) >= 4.5;
  return {
    ...node,
    style: {
      ...style,
      ...(ownColor && dark ? { background: darkGround } : {}),
      ...(dark && !reads ? { color: lightened(style.color as string) } : {}),
    },
    children: children.map((child) => (typeof child === 'string' ? child : darkenNode(child, dark))),
  };
}
