import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { HtmlNode } from '../mailNode.ts';
import { horizontal } from './horizontal.ts';
import { panel } from './panel.ts';
import { ruled } from './ruled.ts';
import { short } from './short.ts';
import { stacked } from './stacked.ts';

interface Design {
  draw: (user: UserDetails) => HtmlNode;
  /** Start and width of a banner below it, in CSS pixels. */
  banner: { start: number; width: number };
}

/**
 * The layouts of a signature. Each is made of tables that Outlook's Word engine keeps, with pictures from our public
 * site.
 */
export const signatureDesigns = {
  stacked: { draw: stacked, banner: { start: 8, width: 420 } },
  horizontal: { draw: horizontal, banner: { start: 12, width: 420 } },
  panel: { draw: panel, banner: { start: 0, width: 498 } },
  ruled: { draw: ruled, banner: { start: 12, width: 420 } },
  short: { draw: short, banner: { start: 8, width: 420 } },
} satisfies Record<string, Design>;

export type SignatureDesign = keyof typeof signatureDesigns;
