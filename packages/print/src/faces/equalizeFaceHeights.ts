import { fontFaceRules } from './fontFaceRules.ts';
import { unquoted } from './pageFaces.ts';

/** The metrics of Poppins: 1050, 350, and 100 of 1000. */
const heights = { 'ascent-override': '105%', 'descent-override': '35%', 'line-gap-override': '10%' };

/**
 * Makes letters of other typefaces as tall as Poppins: Firefox sizes a line by the tallest face among its letters, other browsers by the
 * first face listed. The faces are declared again because Firefox doesn't apply changes to a font-face rule.
 */
export function equalizeFaceHeights(families: ReadonlySet<string>): void {
  if (!('ascentOverride' in FontFace.prototype)) return;
  for (const rule of fontFaceRules()) {
    const { style, parentRule, parentStyleSheet, cssText } = rule;
    const parent = (parentRule as CSSGroupingRule | null) ?? parentStyleSheet;
    if (!parent || !families.has(unquoted(style.getPropertyValue('font-family')))) continue;
    if (style.getPropertyValue('ascent-override')) continue;
    const place = [...parent.cssRules].indexOf(rule);
    const declarations = Object.entries(heights).map(([name, value]) => `${name}: ${value};`);
    parent.deleteRule(place);
    parent.insertRule(cssText.replace(/;?\s*\}\s*$/, `; ${declarations.join(' ')} }`), place);
  }
}
